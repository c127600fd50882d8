import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from '@likeness/contracts/http/health';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import { FaultyLink } from '@likeness/testing/faulty-link';
import { personPhoto } from '@likeness/testing/photos/people';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import { startS3StandIn } from '@likeness/testing/s3-stand-in';
import { TestStack } from '@likeness/testing/test-stack';
import { Database } from '@likeness/e2e/client/database';
import { eventually } from '@likeness/e2e/client/eventually';
import { Member } from '@likeness/e2e/client/member';
import { photoCopies } from '@likeness/e2e/client/photo-copies';
import { ended } from '@likeness/e2e/client/visitor';

const CREDITS = 25;
const AWAY_MS = 32_000;
/** The storage timeout is ten seconds; the rest is room for a busy machine. */
const BOUND_MS = 25_000;

describe('a store that goes away in the middle of a portrait', () => {
  const stack = new TestStack({ port: 24000 });
  let server: Awaited<ReturnType<typeof startS3StandIn>>;
  let link: FaultyLink;
  let member: Member;
  let database: Database;
  let photoId: string;
  beforeAll(async () => {
    server = await startS3StandIn({ buckets: [] });
    link = await FaultyLink.before(server.port);
    await stack.start({
      ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000',
      S3_ENDPOINT: `http://127.0.0.1:${link.port}`,
      S3_ACCESS_KEY: server.options.accessKey,
      S3_SECRET_KEY: server.options.secretKey,
    });
    database = Database.of(stack);
    member = await Member.signUp(stack.address, 'ada@example.org');
    await member.buy(CREDITS);
    photoId = (await member.upload(await personPhoto())).id;
  }, 360_000);
  afterAll(async () => {
    await database.close();
    await stack.discard();
    await link.close();
    await server.close();
  }, 120_000);

  const health = async () => (await (await fetch(`${stack.address}/api/health`)).json()) as Health;
  const jobOf = async (id: string) => (await member.call<RenderJob>(`/api/lenses/jobs/${id}`)).body;
  const openFiles = () => readdirSync(`/proc/${stack.pids()['worker']}/fd`).length;

  async function expectRefused(photos: readonly SamplePhoto[]): Promise<void> {
    const begun = performance.now();
    const refused = await Promise.all(
      photos.map((photo) => member.upload(photo).then(String, (error: Error) => error.message)),
    );
    expect(refused).toEqual(photos.map(() => 'upload answered 503'));
    const file = await member.call<{ code: string }>(`/api/images/${photoId}/file`);
    expect([file.status, file.body.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(file.headers.get('retry-after')).toBe('10');
    expect(performance.now() - begun).toBeLessThan(2 * BOUND_MS);
  }

  it.each(['refuse', 'hang'] as const)(
    'would %s for half a minute: uploads get 503 in time, a portrait is made and charged once',
    async (mode) => {
      const photos = (await photoCopies(8)).slice(mode === 'refuse' ? 0 : 4).slice(0, 4);
      const credits = await member.credits();
      const files = openFiles();
      const id = await member.order(photoId, { style: 'oil painting' });
      await eventually(async () => (await jobOf(id)).state === 'rendering');
      await link[mode]();
      await Promise.all([sleep(AWAY_MS), expectRefused(photos)]);
      expect((await jobOf(id)).state).toBe('rendering');
      await eventually(async () => {
        const { status, parts } = await health();
        const others = [parts['auth'], parts['lenses'], parts['billing']];
        const areWell = others.every((state) => state === 'ok');
        return status === 'unavailable' && parts['storage'] === 'unavailable' && areWell;
      });
      await link.open();
      for (const photo of photos) expect((await member.upload(photo)).width).toBeGreaterThan(0);
      const job = await ended(member, id);
      expect(job).toMatchObject({ state: 'done', error: null });
      expect(job.images).toHaveLength(1);
      const image = await member.call<Image>(`/api/images/${id}`);
      const file = await member.call<ArrayBuffer>(`/api/${image.body.url}`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      await eventually(async () => (await member.credits()) === credits - 1);
      const { attempt } = await database.one<{ attempt: number }>(
        `SELECT attempt FROM lenses.renders WHERE id = $1`,
        [id],
      );
      expect(attempt).toBe(1);
      await eventually(async () => (await health()).status === 'ok');
      expect(openFiles()).toBeLessThan(files + 20);
    },
    300_000,
  );

  it('ends no process', () => {
    expect(stack.output).not.toMatch(/was ended by|ended with status/);
  });
});
