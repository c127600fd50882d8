import type { Image, WatermarksRemoved } from '@likeness/contracts/http/images';
import { ConnectionError, reasonOf } from '../../lib/api/api-error.js';
import { chunks } from '../../lib/chunks.js';
import * as text from './messages/en.js';

/** A part succeeds or fails as a whole; small parts show progress and limit the loss. */
const IMAGES_PER_PART = 50;

export type Removal = {
  removed: number;
  fault: string | null;
};

type RemovalPorts = {
  send: (imageIds: string[]) => Promise<WatermarksRemoved>;
  onRemoved: (images: readonly Image[]) => void;
  log: (message: string, error: unknown) => void;
};

function wordsOf(error: unknown): string {
  if (error instanceof ConnectionError) return text.failedBecause(error.message);
  return reasonOf(error) ?? text.failed;
}

/** Removes watermarks part by part and stops at the first refusal. Never rejects. */
export async function removeInParts(
  imageIds: readonly string[],
  { send, onRemoved, log }: RemovalPorts,
): Promise<Removal> {
  let removed = 0;
  for (const part of chunks(imageIds, IMAGES_PER_PART)) {
    try {
      const { images } = await send(part);
      removed += images.length;
      onRemoved(images);
    } catch (error) {
      log('Watermarks could not be removed', error);
      return { removed, fault: wordsOf(error) };
    }
  }
  return { removed, fault: null };
}
