import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from '@likeness/contracts/http/health';
import type { Scene } from './scene.js';

const LOOK_EVERY_MS = 50;
const ANSWER_MS = 2_000;
const LIMIT_MS = 120_000;

/**
 * Waits until a fault that is over is overcome: every part says that it works, a process that was
 * killed is there again, and portraits move on where there are any.
 * @returns milliseconds; undefined when it takes longer than two minutes
 */
export async function recovery(
  scene: Scene,
  replaced: { name: string; pid: number } | undefined,
): Promise<number | undefined> {
  const since = performance.now();
  while (performance.now() - since < LIMIT_MS) {
    const { pid } = { pid: replaced && scene.stack.pids()[replaced.name] };
    const isThere = !replaced || (pid !== undefined && pid !== replaced.pid);
    if (isThere && (await isWell(scene.stack.address)) && (await movesOn(scene, since))) {
      return performance.now() - since;
    }
    await sleep(LOOK_EVERY_MS);
  }
  return undefined;
}

async function isWell(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { status } = (await answer.json()) as Health;
    return status === 'ok';
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
