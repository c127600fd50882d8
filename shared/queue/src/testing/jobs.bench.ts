import { randomUUID } from 'node:crypto';
import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import { createTestRedis } from '@likeness/testing/test-redis';
import { Queue, Worker } from 'bullmq';
import { handles, JobConsumer } from '../job-consumer.js';
import { JobSender } from '../job-sender.js';
import { QueueServers } from '../queue-servers.js';
import { connectRedis } from '../redis-connection.js';

const JOBS = 2_000;
/** Alternates, so that other load affects both equally. */
const TURNS = 3;
const AT_ONCE = 8;
const BAR_PERCENT = 50;

const server = await createTestRedis();
const [sending, taking] = [connectRedis(server.url, 'sends'), connectRedis(server.url, 'takes')];
const perSecond = { ours: [] as number[], bare: [] as number[] };
for (let turn = 0; turn < TURNS; turn += 1) {
  perSecond.bare.push(await bare());
  await server.flush();
  perSecond.ours.push(await ours());
  await server.flush();
}
const [best, bestBare] = [Math.max(...perSecond.ours), Math.max(...perSecond.bare)];
print('jobs sent and done', best, '1/s');
print('the same by BullMQ alone', bestBare, '1/s');
print('share of BullMQ alone', (100 * best) / bestBare, '%', BAR_PERCENT);
sending.disconnect();
taking.disconnect();
await server.close();

async function ours(): Promise<number> {
  const sender = new JobSender(new QueueServers(sending));
  const counted = counter();
  const consumer = new JobConsumer({
    queue: creditsReleaseJob.queue,
    handlers: [handles(creditsReleaseJob, () => Promise.resolve(counted.one()))],
    servers: new QueueServers(taking),
    concurrency: AT_ONCE,
    onFailure: ({ error }) => {
      throw error;
    },
  });
  await consumer.ready();
  const rate = await timed(
    () => sender.add(creditsReleaseJob, { hold_id: randomUUID() }),
    counted.all,
  );
  await consumer.close();
  await sender.close();
  return rate;
}

async function bare(): Promise<number> {
  const queue = new Queue('bare', { connection: sending });
  const counted = counter();
  const worker = new Worker('bare', () => Promise.resolve(counted.one()), {
    connection: taking,
    concurrency: AT_ONCE,
  });
  await worker.waitUntilReady();
  const rate = await timed(() => queue.add('x', { hold_id: randomUUID() }), counted.all);
  await worker.close();
  await queue.close();
  return rate;
}

function counter() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let done = 0;
  return {
    all: promise,
    one: () => {
      done += 1;
      if (done === JOBS) resolve();
      return null;
    },
  };
}

async function timed(send: () => Promise<unknown>, all: Promise<void>): Promise<number> {
  const begun = performance.now();
  let left = JOBS;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      await send();
    }
  };
  await Promise.all([...Array.from({ length: AT_ONCE }, sender), all]);
  return (1_000 * JOBS) / (performance.now() - begun);
}

function print(name: string, value: number, unit: string, bar?: number): void {
  const row = { suite: 'jobs', name, value, unit, bar, higherIsBetter: true };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}
