import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '@likeness/e2e/client/database';
import { eventually } from '@likeness/e2e/client/eventually';
import { Member } from '@likeness/e2e/client/member';
import { processTree } from '@likeness/e2e/client/memory';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';

/** Set for more. */
const FAULTS = Number(process.env.FAULTS ?? 16);
const CREDITS = 25;
const PARTS = ['gateway', 'auth', 'billing', 'images', 'lenses', 'worker', 'redis', 'postgres'];
/** The longer one exceeds job locks and the timeouts between services. */
const PAUSES_MS = [3_000, 20_000];
const DRAIN_MS = 15 * 60_000;
const EXPIRE_HOLDS = `UPDATE billing.holds SET expires_at = now() WHERE state = 'held'`;
const UNFINISHED = `SELECT count(*)::int AS wrong FROM lenses.renders WHERE state IN ('queued', 'rendering')`;
const HELD = `SELECT coalesce(sum(held), 0)::int AS wrong FROM billing.accounts`;

/** Queries that count losses and duplicates. `$1` is the accepted jobs. */
const RULES = {
  'accepted orders that are gone': `SELECT count(*)::int AS wrong FROM unnest($1::uuid[]) AS accepted (id)
    LEFT JOIN lenses.renders r USING (id) WHERE r.id IS NULL`,
  'images that were made twice': `SELECT count(*)::int AS wrong FROM (SELECT FROM lenses.renders
    WHERE $1::uuid[] IS NOT NULL GROUP BY generation_id, image_index HAVING count(*) > 1) AS twice`,
  'renders whose picture and state differ': `SELECT count(*)::int AS wrong FROM lenses.renders r
    LEFT JOIN images.images i ON i.id = r.id AND i.state = 'kept'
    WHERE $1::uuid[] IS NOT NULL AND (r.state = 'done') <> (i.id IS NOT NULL)`,
  'paid renders whose charge and state differ': `SELECT count(*)::int AS wrong FROM lenses.renders r
    JOIN lenses.generations g ON g.id = r.generation_id LEFT JOIN billing.holds h ON h.hold_id = r.id
    WHERE $1::uuid[] IS NOT NULL AND g.credits_each > 0
      AND (r.state = 'done') <> (coalesce(h.state, '') = 'captured')`,
  'accounts that differ from the ledger': `SELECT count(*)::int AS wrong FROM billing.accounts a
    JOIN (SELECT user_id, sum(available) AS available, sum(held) AS held
          FROM billing.ledger_entries GROUP BY user_id) AS e USING (user_id)
    WHERE $1::uuid[] IS NOT NULL AND (a.available, a.held) IS DISTINCT FROM (e.available, e.held)`,
  'messages that were never sent': `SELECT ((SELECT count(*) FROM billing.outbox) + (SELECT count(*)
    FROM images.outbox) + (SELECT count(*) FROM lenses.outbox))::int AS wrong WHERE $1::uuid[] IS NOT NULL`,
};

describe('random faults while people order portraits', () => {
  const stack = new TestStack({ port: 24000 });
  let database: Database;
  beforeAll(async () => {
    await stack.start();
    database = Database.of(stack);
  }, 360_000);
  afterAll(async () => {
    await database.close();
    await stack.discard();
  }, 120_000);

  const pick = <One>(of: readonly One[]) => of[Math.floor(Math.random() * of.length)]!;
  const wrong = async (sql: string, ...values: unknown[]) =>
    (await database.one<{ wrong: number }>(sql, values)).wrong;
  const isNone = (sql: string) => async () => (await wrong(sql).catch(() => 1)) === 0;

  /** Kills a process or stops it for a while. Its restart may itself meet a stopped part. */
  async function inject(part: string): Promise<void> {
    if (Math.random() < 0.5) return stack.killProcess(part);
    const stopped = processTree(stack.pids()[part] ?? 0);
    const signal = (name: NodeJS.Signals) => stopped.forEach((pid) => process.kill(pid, name));
    signal('SIGSTOP');
    await sleep(pick(PAUSES_MS));
    signal('SIGCONT');
  }

  it(
    'lose and double nothing',
    async () => {
      const members = await Promise.all(
        ['ada', 'eve'].map((name) => Member.signUp(stack.address, `${name}@example.org`)),
      );
      const accepted: string[] = [];
      let isOver = false;
      const orders = members.map(async (member) => {
        await member.buy(CREDITS);
        const { id } = await member.upload(await personPhoto());
        while (!isOver) {
          const job = await member.order(id).catch(() => undefined);
          if (job !== undefined) accepted.push(job);
          await sleep(2_000);
        }
      });
      await eventually(() => Promise.resolve(accepted.length > 1), 240_000);
      for (let fault = 0; fault < FAULTS; fault += 1) {
        const part = pick(PARTS);
        await inject(part);
        process.stdout.write(`${part} is back, ${accepted.length} orders\n`);
      }
      isOver = true;
      await Promise.all(orders);
      await eventually(isNone(UNFINISHED), DRAIN_MS);
      await database.run(EXPIRE_HOLDS);
      await eventually(isNone(HELD), 120_000);
      await sleep(5_000);
      const found = Object.entries(RULES).map(
        async ([rule, sql]) => [rule, await wrong(sql, accepted)] as const,
      );
      const none = Object.keys(RULES).map((rule) => [rule, 0]);
      expect(await Promise.all(found)).toEqual(none);
      expect(accepted.length).toBeGreaterThan(members.length);
    },
    FAULTS * 60_000 + DRAIN_MS,
  );
});
