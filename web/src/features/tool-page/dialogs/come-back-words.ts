import type { Allowance } from '@likeness/contracts/http/generation';
import { timeWords } from '../../../lib/time-words.js';
import type { Problem } from '../../runs/run/problem.js';
import { waitWords } from '../../runs/run/wait-words.js';
import * as text from '../messages.js';

/** Beyond this a clock time says more than a length of time. */
const SOON_MS = 90_000;

/** When to try again; null where nobody knows. */
export function comeBackWords({ retryAt }: Problem, now = Date.now()): string | null {
  if (retryAt === null) return null;
  const wait = retryAt - now;
  if (wait <= SOON_MS) return text.tryAgainIn(waitWords(Math.max(0, wait / 1000)));
  return text.tryAgainAt(timeWords(new Date(retryAt).toISOString(), new Date(now)));
}

export function visitorWords({
  generations_left,
  generations_per_day,
  next_at,
}: Allowance): string {
  if (generations_left > 0) {
    return text.setsLeft(generations_left, generations_per_day);
  }
  return next_at === null ? text.noSetsLeft : text.noSetsLeftUntil(timeWords(next_at));
}

export function memberWords({ images_left, images_per_hour, next_at }: Allowance): string {
  if (images_left === null || images_per_hour === null) return '';
  if (images_left > 0) return text.imagesLeft(images_left, images_per_hour);
  return next_at === null ? text.noImagesLeft : text.noImagesLeftUntil(timeWords(next_at));
}
