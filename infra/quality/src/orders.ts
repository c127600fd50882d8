import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Answer } from '@likeness/e2e/client/visitor';
import type { World } from './world.js';

type Caller = { call: <T>(path: string, init?: RequestInit) => Promise<Answer<T>> };

const LOOK_EVERY_MS = 1_000;
/** Longer than the render timeout of lenses. */
const LIMIT_MS = 20 * 60_000;
const LONGEST_PAUSE_MS = 60_000;

/** Records an accepted image. @returns its job id; undefined for a refused request */
export function noteOrder(world: World, answer: Answer<{ job_id: string }>): string | undefined {
  if (answer.status !== 202) return undefined;
  const { job_id: jobId } = answer.body;
  world.orders.set(jobId, { jobId, removed: false });
  return jobId;
}

/** Waits for the longest `Retry-After` among `answers`, as the page does. */
export async function heedRetryAfter(answers: readonly Answer[]): Promise<void> {
  const seconds = answers.map(({ headers }) => Number(headers.get('retry-after') ?? 0));
  const longestMs = Math.max(0, ...seconds) * 1000;
  await sleep(Math.min(longestMs, LONGEST_PAUSE_MS));
}

/** Polls a job to its end and records the outcome. */
export async function watch(world: World, caller: Caller, jobId: string): Promise<RenderJob> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const { status, body } = await caller.call<RenderJob>(`/api/lenses/jobs/${jobId}`);
    if (status === 200 && body.state !== 'queued' && body.state !== 'rendering') {
      const end = body.error ? `${body.state} ${body.error.code}` : body.state;
      world.ends.set(end, (world.ends.get(end) ?? 0) + 1);
      return body;
    }
    if (Date.now() > deadline) throw new Error(`job ${jobId} is still ${body.state}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** Requests a finished picture as the page does: record, display size, file. */
export async function look(caller: Caller, jobId: string): Promise<void> {
  await caller.call(`/api/images/${jobId}`);
  await caller.call(`/api/images/${jobId}/file?w=512`);
  await caller.call(`/api/images/${jobId}/file`);
}
