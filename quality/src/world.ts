import { Visitor } from '@likeness/e2e/client/visitor';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import type { Recorder } from './recorder.js';

/** What an accepted image's end is checked against. */
type Order = {
  readonly jobId: string;
  /** It was asked for that the picture be removed. */
  removed: boolean;
  /** That was promised. */
  isDeleted?: boolean;
};

/** What all journeys of one run share. */
export type World = {
  readonly origin: string;
  readonly recorder: Recorder;
  readonly photos: readonly SamplePhoto[];
  readonly refusedPhotos: readonly SamplePhoto[];
  /** Everything that a service has accepted, by job id. */
  readonly orders: Map<string, Order>;
  /** Photos that a service has accepted. */
  readonly uploads: Set<string>;
  /** Checkouts that have been paid for. */
  readonly payments: Set<string>;
  /** Ends of images as their owners saw them: `done`, or the state and error code. */
  readonly ends: Map<string, number>;
  /** In one order. */
  readonly mostImages: number;
  /** A client address that nobody else has. */
  readonly nextAddress: () => string;
  readonly isOver: () => boolean;
};

/** What one virtual user does over and over; it keeps to itself what it remembers. */
export type Journey = {
  readonly name: string;
  readonly begin: (world: World) => () => Promise<void>;
};

export function pick<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

/** Somebody who has never been here, at an address of their own. */
export function newVisitor({ origin, recorder, nextAddress }: World): Visitor {
  return new Visitor(origin, {}, recorder.from(nextAddress()));
}
