import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '@likeness/e2e/client/database';
import { newWorld } from '../new-world.js';
import { newVisitor, type World } from '../world.js';
import { Recorder } from '../recorder.js';
import { noteOrder, watch } from '../orders.js';
import { withStack } from '../with-stack.js';
import { paintersOf, pinTo, processorSeconds } from './processor-time.js';
import { spread } from './queueing.js';

const STYLES = [
  'Neon',
  'Oil painting',
  'Studio headshot',
  'Pencil',
  'Black and white',
  'Watercolour',
  'Cinema',
  'Low poly',
];
const BUSY = 0.7;

export type Measured = {
  readonly workers: number;
  readonly portraits: number;
  /** CPU seconds per portrait: of the worker, and of everything else. */
  readonly worker: number;
  readonly rest: number;
  /** Wall time in seconds from start to end of a portrait. */
  readonly service: ReturnType<typeof spread>;
  readonly pauses: ReturnType<typeof spread>;
  /** Seconds. */
  readonly waits: readonly number[];
};

type Render = { readonly created: number; readonly started: number; readonly finished: number };

/** Poisson arrivals at workers with one core each, busy 70 % of the time. */
export async function measureWorkers(
  port: number,
  workers: number,
  portraits: number,
): Promise<Measured> {
  const result = Promise.withResolvers<Measured>();
  const env = { WORKER_CONCURRENCY: String(workers), ORT_THREADS: '1' };
  await withStack(port, { ...env, ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000' }, async (stack) => {
    const database = Database.of(stack);
    const world = await newWorld(stack.address, new Recorder(), () => false);
    const pids = stack.pids();
    const worker = pids.worker ?? 0;
    paintersOf(worker).forEach((pid, core) => pinTo(core, pid));
    // Warm-up, and an estimate of the service time.
    await ordered(world, workers * 2, () => 0);
    const before = await rendersOf(database);
    const { mean } = spread(before.slice(-workers).map(serviceOf));
    const [workerBegun, allBegun] = [processorSeconds(worker), everything(pids)];
    const random = byChance();
    await ordered(world, portraits, () => (-Math.log(random()) * mean) / (BUSY * workers));
    const used = processorSeconds(worker) - workerBegun;
    const renders = (await rendersOf(database)).slice(before.length);
    await database.close();
    const created = renders.map((render) => render.created).toSorted((a, b) => a - b);
    result.resolve({
      workers,
      portraits,
      worker: used / portraits,
      rest: (everything(pids) - allBegun - used) / portraits,
      service: spread(renders.map(serviceOf)),
      pauses: spread(created.slice(1).map((at, index) => at - (created[index] ?? 0))),
      waits: renders.map(({ started, created: at }) => started - at),
    });
  });
  return result.promise;
}

async function ordered(world: World, count: number, pause: () => number): Promise<void> {
  const done: Promise<unknown>[] = [];
  for (let index = 0; index < count; index += 1) {
    done.push(portraitOf(world, index));
    await sleep(pause() * 1_000);
  }
  await Promise.all(done);
}

async function portraitOf(world: World, index: number): Promise<void> {
  const visitor = newVisitor(world);
  const photo = world.photos[index % world.photos.length];
  const style = STYLES[index % STYLES.length] ?? 'random';
  const answer = await visitor.portrait({ photos: photo && [photo], fields: { style } });
  const job = noteOrder(world, answer);
  if (job === undefined) throw new Error(`an order was answered ${answer.status}`);
  await watch(world, visitor, job);
}

async function rendersOf(database: Database): Promise<Render[]> {
  const { renders } = await database.one<{ renders: Render[] }>(
    `SELECT json_agg(json_build_object(
       'created', extract(epoch FROM created_at),
       'started', extract(epoch FROM started_at),
       'finished', extract(epoch FROM finished_at)) ORDER BY created_at) AS renders
     FROM lenses.renders WHERE state = 'done'`,
  );
  return renders;
}

const serviceOf = ({ started, finished }: Render) => finished - started;

const everything = (pids: Readonly<Record<string, number>>) =>
  Object.values(pids).reduce((sum, pid) => sum + processorSeconds(pid), 0);

/** The same arrivals in every run (linear congruential generator). */
function byChance(): () => number {
  let state = 20_261_122;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return (state + 1) / (2 ** 32 + 1);
  };
}
