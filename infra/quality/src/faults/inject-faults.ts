import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault-kinds.js';
import { recoveryOf, wholeRecovery } from './recovery.js';
import type { Scene } from './scene.js';

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
