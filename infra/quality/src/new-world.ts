import { personPhoto } from '@likeness/testing/photos/people';
import {
  blurredPhoto,
  noFacePhoto,
  textPhoto,
  truncatedPhoto,
} from '@likeness/testing/photos/refused-photos';
import type { Recorder } from './recorder.js';
import type { World } from './world.js';

let addresses = 0;

export async function newWorld(
  origin: string,
  recorder: Recorder,
  isOver: () => boolean,
  mostImages = 4,
): Promise<World> {
  return {
    origin,
    recorder,
    photos: await Promise.all(
      (['ponytail', 'curls', 'parting', 'smiling'] as const).map(personPhoto),
    ),
    refusedPhotos: [
      textPhoto(),
      ...(await Promise.all([truncatedPhoto(), noFacePhoto(), blurredPhoto()])),
    ],
    orders: new Map(),
    uploads: new Set(),
    payments: new Set(),
    ends: new Map(),
    mostImages,
    nextAddress: () => {
      addresses += 1;
      return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
    },
    isOver,
  };
}

/** Start of a log entry, not of a stack line. */
const ENTRY = /^(?=\d\d:\d\d:\d\d )/m;
const UNEXPECTED = /\bcode=(?:INTERNAL|RENDER_FAILED)\b/;
const MOST = 5;

/** Operations with 5xx other than 503, and their log entries; empty if none. */
export function unexpected(recorder: Recorder, printed: string): string {
  const failed = recorder
    .operations()
    .flatMap(({ name, statuses }) =>
      [...statuses]
        .filter(([status]) => recorder.isServerError(status))
        .map(([status, count]) => `${name}: ${status} ×${count}`),
    );
  if (failed.length === 0) return '';
  const logged = printed.split(ENTRY).filter((entry) => UNEXPECTED.test(entry));
  return [...failed, ...logged.slice(-MOST).map((entry) => entry.trimEnd())].join('\n');
}
