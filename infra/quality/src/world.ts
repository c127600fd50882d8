import { type Answer, Visitor } from '@likeness/e2e/client/visitor';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Recorder } from './recorder.js';

type Order = {
  readonly jobId: string;
  /** The client requested the picture's removal. */
  removed: boolean;
  /** The service confirmed the removal. */
  isDeleted?: boolean;
};

/** Shared by all journeys of a run. */
export type World = {
  readonly origin: string;
  readonly recorder: Recorder;
  readonly photos: readonly SamplePhoto[];
  readonly refusedPhotos: readonly SamplePhoto[];
  /** Accepted orders by job id. */
  readonly orders: Map<string, Order>;
  readonly uploads: Set<string>;
  /** Paid checkouts. */
  readonly payments: Set<string>;
  /** Outcomes as owners saw them: `done`, or the state and error code. */
  readonly ends: Map<string, number>;
  /** Per order. */
  readonly mostImages: number;
  /** A unique client address. */
  readonly nextAddress: () => string;
  readonly isOver: () => boolean;
};

/** `begin` creates a virtual user; the function that it returns runs one journey. */
export type Journey = {
  readonly name: string;
  readonly begin: (world: World) => () => Promise<void>;
};

export function pick<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

export function newVisitor({ origin, recorder, nextAddress }: World): Visitor {
  return new Visitor(origin, {}, recorder.from(nextAddress()));
}

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
