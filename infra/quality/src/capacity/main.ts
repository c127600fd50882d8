import { availableParallelism } from 'node:os';
import { measureWorkers, type Measured } from './measure-workers.js';
import { meanWait, type Queue, spread, utilisation, workersFor } from './queueing.js';

const PORT = 24800;
/** Each needs its own core. */
const WORKERS = [1, 2, 4];
const PER_MINUTE = [1, 5, 10, 30, 60, 120, 300];
const WAITS = [2, 10, 30];
/** Wait in seconds, for the cost of a thousand portraits. */
const PRICED_WAIT = 10;

const portraits = Number(process.argv[2] ?? 40);
if (!(portraits >= 4)) {
  console.error('Usage: npm run capacity -- [portraits of each measurement, 40 by default]');
  process.exit(2);
}

const measured: Measured[] = [];
for (const workers of WORKERS.filter((count) => count <= availableParallelism())) {
  const one = await measureWorkers(PORT, workers, portraits);
  measured.push(one);
  console.table([row(one)]);
}

const [first] = measured;
if (first) {
  const each = first.worker;
  console.log(
    `\n${Math.round(3_600 / each)} portraits an hour and a worker's core (${each.toFixed(2)} s of it each), ` +
      `${Math.round(3_600 / (each + first.rest))} with what the other processes take.\n` +
      'Workers of one free core each, so that 95 of 100 portraits begin within …:',
  );
  console.table(
    PER_MINUTE.map((perMinute) => ({
      'a minute': perMinute,
      ...Object.fromEntries(
        WAITS.map((seconds) => [`${seconds} s`, needed(first, perMinute, seconds)]),
      ),
      'core hours for 1,000': hoursForThousand(first, perMinute),
    })),
  );
}

function row(one: Measured): Record<string, number> {
  const { workers, worker, rest, service, waits } = one;
  const queue = queueOf(one);
  const sorted = waits.toSorted((a, b) => a - b);
  return rounded({
    workers,
    'worker, processor s': worker,
    'others, processor s': rest,
    'service, s': service.mean,
    busy: utilisation(queue),
    'mean wait, s': spread(waits).mean,
    'by the formula, s': meanWait(queue),
    '95 % wait, s': sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
  });
}

/** Measured arrivals and service times. */
function queueOf({ workers, service, pauses }: Measured): Queue {
  return {
    workers,
    arrivals: 1 / pauses.mean,
    serviceSeconds: service.mean,
    arrivalVariation: pauses.variation,
    serviceVariation: service.variation,
  };
}

/** Core hours, idle or busy, with the other processes' share. */
function hoursForThousand(one: Measured, perMinute: number): number {
  const held = needed(one, perMinute, PRICED_WAIT) / (60 * perMinute);
  return Number((1_000 * (held + one.rest / 3_600)).toFixed(2));
}

/** Poisson arrivals; a worker with its own core takes as long as its CPU time. */
function needed({ worker, service }: Measured, perMinute: number, seconds: number): number {
  const demand = {
    arrivals: perMinute / 60,
    serviceSeconds: worker,
    arrivalVariation: 1,
    serviceVariation: service.variation,
  };
  return workersFor(demand, { seconds, share: 0.95 });
}

function rounded(values: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Math.round(value * 100) / 100]),
  );
}
