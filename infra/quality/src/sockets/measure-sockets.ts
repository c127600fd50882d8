import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderEvent } from '@likeness/contracts/events/live-events';
import { Database } from '@likeness/e2e/client/database';
import { treeMegabytes } from '@likeness/e2e/client/memory';
import { Visitor } from '@likeness/e2e/client/visitor';
import type { TestStack } from '@likeness/testing/test-stack';
import { audit } from '../books.js';
import { newWorld } from '../new-world.js';
import { heedRetryAfter, noteOrder } from '../orders.js';
import { Recorder } from '../recorder.js';
import { findingsTable, operationsTable } from '../report.js';
import { pick, type World } from '../world.js';
import { deliveries, now, type Seen } from './deliveries.js';
import { type Gateway, gateways } from './gateways.js';
import { deliveriesTable, type GatewayMemory, gatewaysTable } from './sockets-report.js';

const TAP = new URL('./tap.js', import.meta.url);
const AT_ONCE = 16;
const LATER: ReadonlySet<number> = new Set([429, 503]);
/** Time for a gateway to free memory after sockets open or close. */
const SETTLE_MS = 10_000;

type Person = {
  readonly visitor: Visitor;
  readonly sockets: Seen[][];
  job?: string;
};

/**
 * Each owner orders one image. Prints event latency and the memory per socket of a gateway.
 * @returns whether every socket got all events of its owner
 */
export async function measureSockets(
  stack: TestStack,
  port: number,
  options: { readonly people: number; readonly socketsEach: number; readonly gateways: number },
): Promise<boolean> {
  const entries = gateways(port, options.gateways);
  const recorder = new Recorder();
  const world = await newWorld(stack.address, recorder, () => false);
  const people = Array.from({ length: options.people }, () =>
    newPerson(world, options.socketsEach),
  );
  await atOnce(people, ({ visitor }) => visitor.agreeToFaceAnalysis());
  const pids = stack.pids();
  const memory = () => entries.map(({ name }) => treeMegabytes(pids[name] ?? 0));

  // Excludes one-time costs of the first sockets.
  await listen(people, entries);
  await sleep(SETTLE_MS);
  for (const { visitor } of people) visitor.leave();
  await sleep(SETTLE_MS);
  const before = memory();
  await listen(people, entries);
  await sleep(SETTLE_MS);
  const listening = memory();

  // Not an argument, because local users can read command lines.
  const tap = fork(TAP);
  tap.send(stack.redisUrl);
  await once(tap, 'message');
  const receivedBefore = await receivedBy(entries);
  await atOnce(people, (person) => order(world, person));
  const database = Database.of(stack);
  const findings = await audit(database, world);
  await database.close();
  await sleep(SETTLE_MS);
  const after = memory();
  const received = await receivedBy(entries);
  tap.send('all');
  const [published] = (await once(tap, 'message')) as [Seen[]];
  tap.disconnect();
  for (const { visitor } of people) visitor.leave();

  const all = people.flatMap(({ job, sockets }) =>
    sockets.map((seen) => ({ jobs: new Set(job === undefined ? [] : [job]), seen })),
  );
  const told = deliveries(published, all);
  const without = (type: RenderEvent['type']) =>
    all.filter(({ seen }) => !seen.some(({ event }) => event.type === type)).length;
  const restarted = Object.entries(stack.pids()).filter(([name, pid]) => pids[name] !== pid);
  const others = [
    ['sockets without progress', without('render.progressed')],
    ['sockets that heard no end', without('render.finished')],
    ['events that a socket missed', told.reduce((sum, { missing }) => sum + missing, 0)],
    ['people whose order was refused', people.filter(({ job }) => job === undefined).length],
    ['processes that were restarted', restarted.length],
    ['answers 5xx other than 503', recorder.serverErrors()],
  ] as const;
  findings.push(...others.map(([what, wrong]) => ({ what, of: 'other' as const, wrong })));
  const rows = entries.map(({ name }, index): GatewayMemory => ({
    name,
    sockets: socketsAt(index, all.length, entries.length),
    beforeMb: before[index] ?? NaN,
    listeningMb: listening[index] ?? NaN,
    afterMb: after[index] ?? NaN,
    received: (received[index] ?? NaN) - (receivedBefore[index] ?? NaN),
  }));
  console.log(
    [
      operationsTable(recorder.operations()),
      deliveriesTable(told),
      gatewaysTable(rows),
      findingsTable(findings),
      `${published.length} events published`,
      `${all.length} sockets of ${people.length} people at ${entries.length} gateways`,
    ].join('\n\n'),
  );
  return findings.every(({ wrong }) => wrong === 0);
}

/** Events from Redis since each gateway started. */
async function receivedBy(entries: readonly Gateway[]): Promise<number[]> {
  return Promise.all(
    entries.map(async ({ port }) => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/^events_received_total (\d+)$/m.exec(metrics)?.[1]);
    }),
  );
}

function newPerson({ origin, recorder, nextAddress }: World, sockets: number): Person {
  const address = nextAddress();
  const visitor = new Visitor(origin, { 'x-forwarded-for': address }, recorder.from(address));
  return { visitor, sockets: Array.from({ length: sockets }, () => []) };
}

/** Distributes sockets over the gateways. */
async function listen(people: readonly Person[], entries: readonly Gateway[]): Promise<void> {
  const all = people.flatMap(({ visitor, sockets }) => sockets.map((seen) => ({ visitor, seen })));
  await atOnce([...all.entries()], async ([index, { visitor, seen }]) => {
    const gateway = entries[index % entries.length];
    await visitor.listen({
      at: gateway && `http://127.0.0.1:${gateway.port}`,
      heard: (event) => seen.push({ event, at: now() }),
    });
  });
}

function socketsAt(index: number, sockets: number, entries: number): number {
  return Math.ceil((sockets - index) / entries);
}

async function order(world: World, person: Person): Promise<void> {
  const request = { photos: [pick(world.photos)], fields: { style: 'random' } };
  for (;;) {
    const answer = await person.visitor.portrait(request);
    person.job = noteOrder(world, answer);
    // A full queue accepts the order later.
    if (!LATER.has(answer.status)) return;
    await heedRetryAfter([answer]);
  }
}

async function atOnce<T>(values: readonly T[], work: (value: T) => Promise<void>): Promise<void> {
  const left = values.values();
  const worker = async () => {
    for (const value of left) await work(value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
