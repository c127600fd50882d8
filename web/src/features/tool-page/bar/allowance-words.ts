import type { Allowance } from '@likeness/contracts/http/generation';
import { timeWords } from '../../../lib/time-words.js';
import * as text from '../messages/en.js';

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
