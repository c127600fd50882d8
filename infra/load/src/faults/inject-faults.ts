import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind } from './fault-kinds.js';
import { type MomentCounts, untilMoment } from './moments.js';
import { recoveryOf, wholeRecovery } from './recovery.js';
import type { Scene } from './scene.js';

const LONGEST_PAUSE_MS = 1_500;
/** So that faults do not come at the beginning of every stage alone. */
const LONGEST_INTO_MOMENT_MS = 400;

export type Injected = {
  readonly kind: string;
  readonly moment: string;
  /** Until the part that was broken works again; undefined where it has not within two minutes. */
  readonly recoveredMs: number | undefined;
};

/** Faults that came together. */
export type Volley = {
  readonly injected: readonly Injected[];
  /** From the end of the last one until everything was well and portraits moved on. */
  readonly wholeMs: number | undefined;
};

/** Injects faults of different parts, each at another moment, and waits until all are overcome. */
export async function injectTogether(
  scene: Scene,
  kinds: readonly FaultKind[],
  counts: MomentCounts,
): Promise<Volley> {
  const injected = await Promise.all(kinds.map((kind) => inject(scene, kind, counts)));
  const wholeMs = await wholeRecovery(scene);
  console.log(`  all well and portraits move on: ${took(wholeMs)}`);
  return { injected, wholeMs };
}

async function inject(scene: Scene, kind: FaultKind, counts: MomentCounts): Promise<Injected> {
  await sleep(Math.random() * LONGEST_PAUSE_MS);
  const moment = await untilMoment(kind.name, counts, scene);
  await sleep(Math.random() * LONGEST_INTO_MOMENT_MS);
  const before = kind.replaces === undefined ? undefined : scene.stack.pids()[kind.replaces];
  try {
    const chosen = (await kind.inject(scene)) ?? undefined;
    const recoveredMs = await recoveryOf(kind, chosen?.asks ?? kind.asks, before, scene);
    const what = chosen === undefined ? kind.name : `${kind.name} (${chosen.what})`;
    console.log(`  ${what} at ${moment}: ${took(recoveredMs)}`);
    return { kind: kind.name, moment, recoveredMs };
  } catch (error) {
    // What it would break is not there, because an earlier one has not been overcome.
    console.log(
      `  ${kind.name} at ${moment}: ${error instanceof Error ? error.message : 'failed'}`,
    );
    return { kind: kind.name, moment, recoveredMs: undefined };
  }
}

function took(ms: number | undefined): string {
  return ms === undefined ? 'not recovered' : `${(ms / 1000).toFixed(1)} s`;
}
