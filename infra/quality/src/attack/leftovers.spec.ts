import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '@likeness/contracts/http/users';
import { Database } from '@likeness/e2e/client/database';
import { Member, PASSWORD } from '@likeness/e2e/client/member';
import { numbered, Visitor } from '@likeness/e2e/client/visitor';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import { until } from '@likeness/testing/until';

const { ATTACK_RACES = '10' } = process.env;
const RACES = Number(ATTACK_RACES);
const RACES_MS = 30_000 * RACES;

describe('nothing is left over', () => {
  const stack = new TestStack({ port: 23900 });
  let database: Database;

  beforeAll(async () => {
    await stack.start({ TRUSTED_PROXIES: '127.0.0.1', ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000' });
    database = Database.of(stack);
  }, 240_000);
  afterAll(async () => {
    await database.close();
    await stack.discard();
  }, 120_000);

  let addresses = 0;
  const from = () => {
    addresses += 1;
    return { 'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}` };
  };
  const signUp = (name: string) => {
    const forwarded = from();
    return Member.signUp(stack.address, `${name}@example.com`, async (input, init) =>
      fetch(input, { ...init, headers: { ...forwarded, ...(init?.headers as object) } }),
    );
  };
  const user = async (member: Member) => (await member.call<User>('/api/users/me')).body;
  const told = (text: string) => process.stdout.write(`    ${text}\n`);
  const rowsOf = async (owners: readonly string[], ...gone: string[]) => {
    const { rows } = await database.one<{ rows: number }>(
      `SELECT ((SELECT count(*) FROM images.images WHERE owner_id = ANY ($1) AND state <> ALL ($2))
             + (SELECT count(*) FROM lenses.renders WHERE owner_id = ANY ($1)))::int AS rows`,
      [owners, ['removed', ...gone]],
    );
    return rows;
  };
  const quiet = () =>
    until(
      async () => {
        const { open } = await database.one<{ open: number }>(
          `SELECT ((SELECT count(*) FROM lenses.renders WHERE state IN ('queued', 'rendering'))
                 + (SELECT count(*) FROM auth.erasures))::int AS open`,
        );
        return open === 0;
      },
      'the end of all work',
      120_000,
    );

  it(
    'of accounts that order in the moment of their erasure',
    async () => {
      const owners: string[] = [];
      for (let race = 0; race < RACES; race += 1) {
        const member = await signUp(`erased-${race}`);
        owners.push((await user(member)).id);
        const photo = await member.upload(await personPhoto());
        const orders = Array.from({ length: 4 }, () =>
          member.order(photo.id, { pro_generation: 'false' }),
        );
        const erasure = member.call('/api/users/me', { method: 'DELETE' });
        await Promise.allSettled([...orders, erasure]);
      }
      await quiet();
      const left = await rowsOf(owners);
      told(`${left} rows of ${RACES} erased accounts`);
      expect(left).toBe(0);
    },
    RACES_MS,
  );

  it(
    'of guests who order in the moment of their login',
    async () => {
      for (let race = 0; race < RACES; race += 1) {
        const member = await signUp(`claimed-${race}`);
        const guest = new Visitor(stack.address, from());
        const { body: photo } = await guest.upload(await personPhoto());
        const facial_feature_image_ids = JSON.stringify([photo.id]);
        const orders = [0, 1, 2].map(async () =>
          guest.portrait({ fields: { facial_feature_image_ids, ...numbered(0, 1) } }),
        );
        const login = guest.call('/api/auth/jwt/login', {
          method: 'POST',
          body: new URLSearchParams({ username: member.email, password: PASSWORD }),
        });
        await Promise.all([login, ...orders]);
        await quiet();
      }
      const { left } = await database.one<{ left: number }>(
        `SELECT ((SELECT count(*) FROM images.images WHERE owner_kind <> 'user' AND state <> 'removed')
             + (SELECT count(*) FROM lenses.generations WHERE owner_kind <> 'user')
             + (SELECT count(*) FROM lenses.renders WHERE owner_kind <> 'user'))::int AS left`,
      );
      told(`${left} rows of guests who logged in`);
      expect(left).toBe(0);
    },
    RACES_MS,
  );

  it(
    'of photos in the moment of a withdrawal of consent',
    async () => {
      const owners: string[] = [];
      const photo = await personPhoto();
      for (let race = 0; race < RACES; race += 1) {
        const member = await signUp(`withdrawn-${race}`);
        owners.push((await user(member)).id);
        await member.agreeToFaceAnalysis();
        // Without the field that gives consent with the upload.
        const photos = [1, 2, 3].map(async (each) => {
          const body = new FormData();
          body.set('file', new Blob([new Uint8Array(photo.bytes), `${each}`]), 'me.jpg');
          return member.call('/api/images/uploads', { method: 'POST', body });
        });
        await sleep((1_000 / RACES) * race);
        await member.call('/api/images/face-consent', { method: 'DELETE' });
        const statuses = (await Promise.all(photos)).map(({ status }) => status);
        told(`withdrawn after ${Math.round((1_000 / RACES) * race)} ms: ${statuses.join(' ')}`);
      }
      const left = await rowsOf(owners, 'deleted');
      told(`${left} photos after ${RACES} withdrawals`);
      expect(left).toBe(0);
    },
    RACES_MS,
  );
});
