import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from '@likeness/contracts/http/health';
import { stackPorts } from '@likeness/local/stack/stack-ports';
import type { Fault } from './fault-kinds.js';
import type { Scene } from './scene.js';

const LOOK_EVERY_MS = 50;
const ANSWER_MS = 2_000;
const LIMIT_MS = 120_000;

/**
 * Waits for a new process and for its users. @param before the killed process
 * @returns milliseconds from the end of the fault; undefined after two minutes
 */
function recoveryOf(
  { asks, replaces, isOver }: Pick<Fault, 'asks' | 'replaces' | 'isOver'>,
  before: number | undefined,
  scene: Scene,
): Promise<number | undefined> {
  const ports = stackPorts(Number(new URL(scene.stack.address).port));
  const isReplaced = () => {
    if (replaces === undefined || before === undefined) return true;
    const now = scene.stack.pids()[replaces];
    return now !== undefined && now !== before;
  };
  return timeUntil(async () => {
    if (!isReplaced() || isOver?.(scene) === false) return false;
    const answers = asks.map((name) => isWell(`http://127.0.0.1:${ports[name]}/health`));
    return (await Promise.all(answers)).every(Boolean);
  });
}

/** Waits for all parts and for portraits. @returns milliseconds; undefined after two minutes */
function wholeRecovery(scene: Scene): Promise<number | undefined> {
  const since = performance.now();
  const health = `${scene.stack.address}/api/health`;
  return timeUntil(async () => (await isWell(health)) && movesOn(scene, since));
}

async function timeUntil(holds: () => Promise<boolean>): Promise<number | undefined> {
  const since = performance.now();
  while (performance.now() - since < LIMIT_MS) {
    if (await holds()) return performance.now() - since;
    await sleep(LOOK_EVERY_MS);
  }
  return undefined;
}

async function isWell(health: string): Promise<boolean> {
  try {
    const answer = await fetch(health, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { status = 'ok' } = (await answer.json()) as Partial<Health>;
    return answer.ok && status === 'ok';
  } catch {
    return false;
  }
}

async function movesOn({ activity, database }: Scene, since: number): Promise<boolean> {
  if (activity.progressedAt > since) return true;
  const look = database.one<{ idle: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM lenses.renders WHERE state IN ('queued', 'rendering')) AS idle`,
  );
  return look.then(
    ({ idle }) => idle,
    () => false,
  );
}

/** Spreads faults over all stages of a portrait. */
const LONGEST_PAUSE_MS = 6_000;

export type Injected = {
  readonly kind: string;
  /** Undefined if the part has not recovered within two minutes. */
  readonly recoveredMs: number | undefined;
};

/** Simultaneous faults. */
export type Volley = {
  readonly injected: readonly Injected[];
  /** From the end of the last fault until all parts are healthy and portraits progress. */
  readonly wholeMs: number | undefined;
};

/** Injects faults of different parts, each at a random time, and waits for recovery. */
export async function injectTogether(scene: Scene, faults: readonly Fault[]): Promise<Volley> {
  const injected = await Promise.all(faults.map((fault) => inject(scene, fault)));
  const wholeMs = await wholeRecovery(scene);
  console.log(`  all well and portraits move on: ${took(wholeMs)}`);
  return { injected, wholeMs };
}

async function inject(scene: Scene, fault: Fault): Promise<Injected> {
  const { kind, part, replaces } = fault;
  await sleep(Math.random() * LONGEST_PAUSE_MS);
  const before = replaces === undefined ? undefined : scene.stack.pids()[replaces];
  try {
    const { detail, asks = fault.asks } = (await fault.inject(scene)) ?? {};
    const recoveredMs = await recoveryOf({ ...fault, asks }, before, scene);
    const what = [kind, part, ...(detail === undefined ? [] : [`(${detail})`])].join(' ');
    console.log(`  ${what}: ${took(recoveredMs)}`);
    return { kind, recoveredMs };
  } catch (error) {
    // The part is still down from an earlier fault.
    const reason = error instanceof Error ? error.message : 'failed';
    console.log(`  ${kind} ${part}: ${reason}`);
    return { kind, recoveredMs: undefined };
  }
}

function took(ms: number | undefined): string {
  return ms === undefined ? 'not recovered' : `${(ms / 1000).toFixed(1)} s`;
}
