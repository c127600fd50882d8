import { setTimeout as sleep } from 'node:timers/promises';
import { renderStageSchema } from '@likeness/contracts/http/generation';
import type { Scene } from './scene.js';

const LOOK_EVERY_MS = 20;
/** Maximum wait for the moment with the fewest faults of this kind. */
const CHOOSY_MS = 4_000;
/** After it, the fault starts even if nothing is happening. */
const PATIENCE_MS = 10_000;
const NOTHING = 'other';

/** A pending request by operation. */
const REQUESTS: Readonly<Record<string, RegExp>> = {
  upload: /^POST .*\/images\/uploads$/,
  order: /^POST .*\/portrait$/,
  payment: /^POST \/api\/payments\//,
  delete: /^DELETE \/api\/images/,
  cancel: /^DELETE \/api\/lenses\/jobs/,
};
const STATES: Readonly<Record<string, string>> = {
  queued: `state = 'queued'`,
  take: `state = 'rendering' AND started_at > now() - interval '0.3 s'`,
  delivery: `state = 'rendering' AND delivering_until > now()`,
};
const LOOK = `SELECT ${Object.entries(STATES)
  .map(([name, condition]) => `EXISTS (SELECT FROM lenses.renders WHERE ${condition}) AS ${name}`)
  .join(', ')}`;
/** Stages of diffusion, which these runs do not use. */
const ELSEWHERE = ['diffuse', 'decode'];
const STAGES = renderStageSchema.options.filter((stage) => !ELSEWHERE.includes(stage));

/** Moments for faults: requests, render states and render stages. */
const MOMENTS: readonly string[] = [...Object.keys(REQUESTS), ...Object.keys(STATES), ...STAGES];

/** Number of faults by kind and moment. */
export class MomentCounts {
  readonly #counts = new Map<string, number>();

  of(kind: string, moment: string): number {
    return this.#counts.get(`${kind} ${moment}`) ?? 0;
  }

  count(kind: string, moment: string): void {
    this.#counts.set(`${kind} ${moment}`, this.of(kind, moment) + 1);
  }
}

/** Resolves at a moment, preferably the one with the fewest faults of this kind. */
export async function untilMoment(
  kind: string,
  counts: MomentCounts,
  scene: Scene,
): Promise<string> {
  const begun = performance.now();
  const fewest = Math.min(...MOMENTS.map((moment) => counts.of(kind, moment)));
  for (;;) {
    const [best] = (await momentsNow(scene)).toSorted(
      (a, b) => counts.of(kind, a) - counts.of(kind, b),
    );
    const waited = performance.now() - begun;
    const isWanted = best !== undefined && counts.of(kind, best) === fewest;
    if (isWanted || (best !== undefined && waited > CHOOSY_MS) || waited > PATIENCE_MS) {
      const moment = best ?? NOTHING;
      counts.count(kind, moment);
      return moment;
    }
    await sleep(LOOK_EVERY_MS);
  }
}

async function momentsNow({ world, activity, database }: Scene): Promise<string[]> {
  const requests = Object.keys(REQUESTS).filter((name) =>
    world.recorder.isUnderWay(REQUESTS[name] ?? /^$/),
  );
  const states = await database.one<Record<string, boolean>>(LOOK).catch(() => ({}));
  const inState = Object.entries(states).flatMap(([name, holds]) => (holds ? [name] : []));
  const stage = activity.stage;
  return [...requests, ...inState, ...(stage && MOMENTS.includes(stage) ? [stage] : [])];
}
