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
