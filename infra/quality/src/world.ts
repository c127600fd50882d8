import { Visitor } from '@likeness/e2e/client/visitor';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
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
