import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  Holdings,
  InventoryResponse,
  ListReactionsResponse,
} from '@likeness/contracts/http/internal-accounts';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { accountPlanJob } from '@likeness/contracts/jobs/accounts.jobs';
import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import { member, imagesSuite, visitor } from '../testing/images-app.js';

const images = imagesSuite();

const sees = async (person: Person, id: string) =>
  (await images.as(person, `/api/images/${id}`)).status === 200;
const holdings = async (...owners: Owner[]) => {
  const response = await images.asAuth('/internal/holdings', { owners });
  return (await response.json()) as Holdings;
};

describe('a visitor who becomes a person', () => {
  it('keeps images and consent, with a member’s expiry', async () => {
    const [before, now] = [visitor(), member()];
    const photo = await images.uploaded(before, (await personPhoto('curls')).bytes);
    const portrait = await images.portrait(before.owner);
    await images.claim(before, now);
    await images.claim(before, now);
    for (const { id } of [photo, portrait]) {
      expect([await sees(now, id), await sees(before, id)]).toEqual([true, false]);
    }
    const rows = await images.sql<unknown[]>`SELECT FROM images WHERE owner_id = ${now.owner.id}
      AND expires_at > now() + interval '89 days'`;
    expect(rows).toHaveLength(2);
    const consent = await images.as(now, '/api/images/face-consent');
    expect(await consent.json()).toMatchObject({ given: true });
  });

  it('gets later images of the visitor', async () => {
    const [before, now] = [visitor(), member()];
    await images.claim(before, now);
    const late = await images.portrait(before.owner);
    expect([await sees(now, late.id), await sees(before, late.id)]).toEqual([true, false]);
  });

  it('leaves no image behind in races of portraits and uploads', async () => {
    const { bytes } = await personPhoto('curls');
    for (let race = 0; race < 30; race += 2) {
      const [from, to] = [visitor(), member()];
      const atWork = Promise.all([images.portrait(from.owner), images.upload(from, bytes)]);
      await delay(race);
      await images.claim(from, to);
      await atWork;
      expect(await holdings(from.owner)).toMatchObject({ photos: 0, portraits: 0 });
      expect(await holdings(to.owner)).toMatchObject({ portraits: 1 });
    }
  });

  it('belongs to the first user only', async () => {
    const [before, first, second] = [visitor(), member(), member()];
    const portrait = await images.portrait(before.owner);
    await images.claim(before, first);
    await images.claim(before, second);
    expect([await sees(first, portrait.id), await sees(second, portrait.id)]).toEqual([
      true,
      false,
    ]);
  });

  it('keeps a photo that both uploaded', async () => {
    const [before, now] = [visitor(), member()];
    const { bytes } = await personPhoto('ponytail');
    await images.uploaded(before, bytes);
    const own = await images.uploaded(now, bytes);
    await images.claim(before, now);
    expect(await sees(now, own.id)).toBe(true);
    expect(await holdings(now.owner)).toMatchObject({ photos: 1, face_consents: 1 });
  });
});

describe('a user who deletes the account', () => {
  it('gets an inventory and leaves no row and no object', async () => {
    const [before, now, other] = [visitor(), member(), member()];
    const kept = await images.portrait(other.owner);
    const objectsBefore = await images.objects();
    await images.uploaded(before, (await personPhoto('curls')).bytes);
    await images.claim(before, now);
    const portrait = await images.portrait(now.owner);
    await images.as(now, `/api/images/${portrait.id}/file?w=256`);
    const owners = [now.owner, before.owner];
    expect(await holdings(...owners)).toEqual({ photos: 1, portraits: 1, face_consents: 1 });
    for (const _ of [1, 2]) {
      expect((await images.asAuth('/internal/erasures', { owners })).status).toBe(204);
    }
    expect(await holdings(...owners)).toEqual({ photos: 0, portraits: 0, face_consents: 0 });
    expect(await images.objects()).toEqual(objectsBefore);
    expect(await sees(other, kept.id)).toBe(true);
    const claims = await images.sql<unknown[]>`
      SELECT FROM visitor_claims WHERE user_id = ${now.owner.id}`;
    expect(claims).toEqual([]);
  });

  it('leaves nothing behind in races with portraits, uploads and consent', async () => {
    const { bytes } = await personPhoto('curls');
    const uploads = async () =>
      (await images.objects()).filter((key) => !key.startsWith('renders/'));
    const before = await uploads();
    let refused = 0;
    for (let race = 0; race < 30; race += 2) {
      const person = race % 4 === 0 ? member() : visitor();
      const atWork = Promise.all([
        images.portrait(person.owner).catch(() => (refused += 1)),
        images.upload(person, bytes),
        images.as(person, '/api/images/face-consent', { method: 'POST' }),
      ]);
      await delay(race);
      const owners = [person.owner];
      // 503 while an upload holds its row; auth repeats the call.
      await until(async () => (await images.asAuth('/internal/erasures', { owners })).ok);
      await atWork;
      expect(await holdings(person.owner)).toEqual({ photos: 0, portraits: 0, face_consents: 0 });
    }
    expect(refused).toBeGreaterThan(0);
    expect(await uploads()).toEqual(before);
  });

  it('loses the plan, and gets none from a job that comes late', async () => {
    const { owner } = member();
    const tell = (revision: number) =>
      images.sendJob(accountPlanJob, { user_id: owner.id, revision, is_subscriber: true });
    await tell(1);
    await images.asAuth('/internal/erasures', { owners: [owner] });
    await tell(2);
    expect(await images.sql`SELECT FROM plans WHERE user_id = ${owner.id}`).toEqual([]);
  });

  it('can list everything page by page', async () => {
    const person = member();
    const made = await images.portraits(person.owner, 5);
    const listed: string[] = [];
    for (;;) {
      const question = { owner: person.owner, after: listed.at(-1) ?? null, limit: 2 };
      const response = await images.asAuth('/internal/inventory', question);
      const page = ((await response.json()) as InventoryResponse).images.map(({ id }) => id);
      listed.push(...page);
      if (page.length < 2) break;
    }
    expect(listed).toEqual(made.toSorted());
  });
});

describe('reactions of a member', () => {
  const reactions = async ({ owner }: Person) => {
    const response = await images.asAuth('/internal/reactions', { user_id: owner.id });
    return (await response.json()) as ListReactionsResponse;
  };
  const react = (person: Person, id: string, reaction: string) =>
    images.send(person, 'POST', `/api/images/${id}/reactions`, {
      reaction,
      user_id: person.owner.id,
    });

  it('are listed newest first, without other users’ and removed images', async () => {
    const [person, other] = [member(), member()];
    const ids = await images.portraits(person.owner, 4);
    for (const [at, id] of ids.entries()) await react(person, id, at === 1 ? 'dislike' : 'like');
    await react(other, (await images.portrait(other.owner)).id, 'like');
    expect(await reactions(person)).toEqual({
      liked_image_ids: [ids[3], ids[2], ids[0]],
      disliked_image_ids: [ids[1]],
    });
    await images.as(person, `/api/images/${ids[3]}`, { method: 'DELETE' });
    await react(person, ids[2] ?? '', 'dislike');
    expect(await reactions(person)).toEqual({
      liked_image_ids: [ids[0]],
      disliked_image_ids: [ids[2], ids[1]],
    });
  });

  it('are limited to a thousand of each', async () => {
    const person = member();
    const { id } = await images.portrait(person.owner);
    await react(person, id, 'like');
    const reaction = `CASE i % 2 WHEN 0 THEN 'like' ELSE 'dislike' END`;
    await images.fill(person.owner, 2_002, { reaction });
    const answer = await reactions(person);
    expect([answer.liked_image_ids.length, answer.disliked_image_ids.length]).toEqual([1000, 1000]);
    expect(answer.liked_image_ids[0]).toBe(id);
  });
});

it('refuses a claim of no visitor', async () => {
  const bad = { visitor_id: 'x', user_id: randomUUID() };
  expect((await images.asAuth('/internal/claims', bad)).status).toBe(422);
});

describe('an image of another owner', () => {
  it.each([
    ['GET', ''],
    ['DELETE', ''],
    ['HEAD', '/file'],
    ['GET', '/file?w=256'],
  ])(
    '%s /api/images/{id}%s is 404 for the same id of another kind of owner',
    async (method, rest) => {
      const person = visitor();
      const { id } = await images.portrait(person.owner);
      const namesake = { ...member(), owner: { kind: 'user' as const, id: person.owner.id } };
      for (const each of [id, randomUUID(), 'nonsense', '..%2f..%2fsecret']) {
        const response = await images.as(namesake, `/api/images/${each}${rest}`, { method });
        expect(response.status).toBe(404);
      }
      expect((await images.as(person, `/api/images/${id}`)).status).toBe(200);
    },
  );

  it('accepts an id without dashes', async () => {
    const person = visitor();
    const { id } = await images.portrait(person.owner);
    const plain = id.replaceAll('-', '').toUpperCase();
    expect(await (await images.as(person, `/api/images/${plain}`)).json()).toMatchObject({ id });
  });
});
