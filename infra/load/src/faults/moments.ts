import { setTimeout as sleep } from 'node:timers/promises';
import { renderStageSchema } from '@likeness/contracts/http/generation';
import type { Scene } from './scene.js';

const LOOK_EVERY_MS = 10;
/** Then the fault comes all the same, with whatever is going on. */
const PATIENCE_MS = 6_000;

/** A request under way, by what its operation is called. */
const REQUESTS: Readonly<Record<string, RegExp>> = {
  upload: /^POST .*\/images\/uploads$/,
  order: /^POST .*\/portrait$/,
  payment: /^POST \/api\/payments\//,
  delete: /^DELETE \/api\/images/,
  cancel: /^DELETE \/api\/lenses\/jobs/,
};
const STATES: Readonly<Record<string, string>> = {
  queued: `SELECT FROM lenses.renders WHERE state = 'queued'`,
  delivery: `SELECT FROM lenses.renders WHERE delivering_until > now() AND state = 'rendering'`,
};
const STAGES = renderStageSchema.options;

/** What may be going on when a fault comes: requests, stages of a portrait, its way to the owner. */
export const MOMENTS: readonly string[] = [
  ...Object.keys(REQUESTS),
  ...Object.keys(STATES),
  ...STAGES,
];

/** Comes back at such a moment. @returns the moment, or `other` when none came in time */
export async function untilMoment(wanted: string, scene: Scene): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (await isNow(wanted, scene)) return wanted;
    await sleep(LOOK_EVERY_MS);
  }
  return 'other';
}

async function isNow(wanted: string, { world, activity, database }: Scene): Promise<boolean> {
  const request = REQUESTS[wanted];
  if (request) return world.recorder.isUnderWay(request);
  const state = STATES[wanted];
  if (!state) return activity.stage === wanted;
  const look = database.one<{ found: boolean }>(`SELECT EXISTS (${state}) AS found`);
  return look.then(
    ({ found }) => found,
    () => false,
  );
}
