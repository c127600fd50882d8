import type { RenderJob } from '@likeness/contracts/http/generation';
import type { User } from '@likeness/contracts/http/users';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import { Database, type Gate } from '../client/database.js';
import { eventually } from '../client/eventually.js';
import { Member } from '../client/member.js';
import { ended, numbered } from '../client/visitor.js';

const CREDITS = 25;
const BILLING = 'LOCK TABLE billing.accounts IN EXCLUSIVE MODE';
/** Allows reading and locking renders, but not writing. */
const RENDERS = 'LOCK TABLE lenses.renders IN SHARE ROW EXCLUSIVE MODE';

describe('a paid portrait with a process stopped between', () => {
  const stack = new TestStack({ port: 23200, isShared: true });
  let database: Database;
  let member: Member;
  let userId: string;
  let photoId: string;
  let delivered = 0;
  beforeAll(async () => {
    await stack.start();
    database = Database.of(stack);
    member = await Member.signUp(stack.address, 'saga@example.org');
    userId = (await member.call<User>('/api/users/me')).body.id;
    await member.buy(CREDITS);
    photoId = (await member.upload(await personPhoto())).id;
  }, 360_000);
  afterAll(async () => {
    await database.close();
    await stack.discard();
  }, 120_000);

  const holdOf = (id: string) =>
    database.one<{ state: string }>(`SELECT state FROM billing.holds WHERE hold_id = $1`, [id]);
  const imageState = async (id: string) =>
    (
      await database.one<{ state: string }>(
        `SELECT coalesce(max(state), 'none') AS state FROM images.images WHERE id = $1`,
        [id],
      )
    ).state;
  const ofMember = <Row extends object>(select: string) =>
    database.one<Row>(`${select} WHERE user_id = $1`, [userId]);
  const held = async () =>
    (await ofMember<{ held: number }>('SELECT held FROM billing.accounts')).held;
  /** A credit is held, and lenses, not only its sweep, waits at a gate. */
  const isHeldAside = async () => {
    await eventually(async () => (await held()) === 1);
    await database.isHeldUp('lenses');
  };
  const becomes = (id: string, state: string) =>
    eventually(async () => (await imageState(id)) === state, 120_000);

  /** Kills a service at a gate or immediately, and waits for its restart. */
  async function kill(service: string, gate?: Gate): Promise<void> {
    const again = stack.killProcess(service);
    await gate?.open();
    await again;
  }

  async function expectDelivered(id: string): Promise<void> {
    const job = await ended(member, id);
    expect(job).toMatchObject({ state: 'done', credits: 1, is_watermarked: false });
    expect(job.images).toHaveLength(1);
    expect((await holdOf(id)).state).toBe('captured');
    delivered += 1;
  }

  /** A constraint makes entries sum to zero; this checks accounts, entries and holds. */
  afterEach(async () => {
    await eventually(async () => (await held()) === 0, 30_000);
    const books = await ofMember(
      `SELECT sum(available + held + sales + revenue + corrections)::int AS sum,
              sum(available)::int AS available, sum(revenue)::int AS revenue
       FROM billing.ledger_entries`,
    );
    expect(books).toEqual({ sum: 0, available: CREDITS - delivered, revenue: delivered });
    const account = await ofMember('SELECT available, held FROM billing.accounts');
    expect(account).toEqual({ available: CREDITS - delivered, held: 0 });
    const holds = await ofMember(
      `SELECT count(*) FILTER (WHERE state = 'captured')::int AS captured,
              count(*) FILTER (WHERE state = 'held')::int AS held FROM billing.holds`,
    );
    expect(holds).toEqual({ captured: delivered, held: 0 });
    await eventually(async () => (await member.credits()) === CREDITS - delivered);
  }, 120_000);

  it('the hold and the queue: the same request goes on', async () => {
    const same = numbered(0, 1);
    const gate = await database.gate(RENDERS);
    const broken = member.order(photoId, same).catch(() => undefined);
    await isHeldAside();
    await kill('lenses', gate);
    await broken;
    expect(await held()).toBe(1);
    await expectDelivered(await member.order(photoId, same));
  }, 360_000);

  it.each<[string, () => Promise<void> | boolean]>([
    [
      'Redis restarted, then killed',
      async () => {
        await stack.killProcess('redis', 'SIGTERM');
        await stack.killProcess('redis');
      },
    ],
    ['Postgres restarted', () => process.kill(stack.pids()['postgres'] ?? 0, 'SIGINT')],
  ])(
    'rendering: %s',
    async (_, stop) => {
      const id = await member.order(photoId, { style: 'oil painting' });
      await eventually(async () => {
        const { body } = await member.call<RenderJob>(`/api/lenses/jobs/${id}`);
        return body.state === 'rendering';
      });
      await stop();
      await expectDelivered(id);
    },
    360_000,
  );

  it('keeping and charging: lenses', async () => {
    const id = await member.order(photoId);
    const gate = await database.gate(BILLING);
    await becomes(id, 'hidden');
    await database.isHeldUp('billing');
    expect((await member.call(`/api/images/${id}`)).status).toBe(404);
    await kill('lenses', gate);
    // The lease of the killed delivery, which would expire after 30 seconds.
    await database.run(`UPDATE lenses.renders SET delivering_until = now() WHERE id = $1`, [id]);
    await expectDelivered(id);
  }, 480_000);

  it('keeping and charging: billing', async () => {
    const id = await member.order(photoId);
    const gate = await database.gate(BILLING);
    await becomes(id, 'hidden');
    await database.isHeldUp('billing');
    await kill('billing', gate);
    await expectDelivered(id);
  }, 480_000);

  it('giving up and giving back', async () => {
    const id = await member.order(photoId);
    const again = stack.killProcess('billing');
    const cancelled = await member.call(`/api/lenses/jobs/${id}`, { method: 'DELETE' });
    expect(cancelled.status).toBe(204);
    await kill('lenses');
    await again;
    await eventually(async () => (await holdOf(id)).state === 'released', 30_000);
    expect(await imageState(id)).toBe('none');
  }, 360_000);
});
