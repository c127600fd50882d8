import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind } from './fault-kinds.js';
import { MOMENTS, untilMoment } from './moments.js';
import { recovery } from './recovery.js';
import type { Scene } from './scene.js';

const LONGEST_PAUSE_MS = 1_500;
/** So that faults do not come at the beginning of every stage alone. */
const LONGEST_INTO_MOMENT_MS = 400;

export type Injected = {
  readonly kind: string;
  readonly moment: string;
  /** Undefined where the product has not recovered within two minutes. */
  readonly recoveredMs: number | undefined;
};

/** Injects faults one after the other, each at another moment, each once the one before is overcome. */
export async function injectFaults(
  scene: Scene,
  kinds: readonly FaultKind[],
  first: number,
): Promise<readonly Injected[]> {
  const injected: Injected[] = [];
  for (const [index, kind] of kinds.entries()) {
    await sleep(Math.random() * LONGEST_PAUSE_MS);
    const wanted = MOMENTS[((first + index) * 5) % MOMENTS.length] ?? '';
    const pid = kind.replaces === undefined ? undefined : scene.stack.pids()[kind.replaces];
    const moment = await untilMoment(wanted, scene);
    await sleep(Math.random() * LONGEST_INTO_MOMENT_MS);
    const particular = await kind.inject(scene);
    const replaced =
      kind.replaces !== undefined && pid !== undefined ? { name: kind.replaces, pid } : undefined;
    const recoveredMs = await recovery(scene, replaced);
    injected.push({ kind: kind.name, moment, recoveredMs });
    const took =
      recoveredMs === undefined ? 'not recovered' : `${(recoveredMs / 1000).toFixed(1)} s`;
    const what = particular === undefined ? kind.name : `${kind.name} (${particular})`;
    console.log(`${injected.length}/${kinds.length} ${what} at ${moment}: ${took}`);
  }
  return injected;
}
