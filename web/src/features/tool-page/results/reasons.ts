import type { Image } from '@likeness/contracts/http/images';
import { unmetOf } from '../../../lib/prompt-answers/unmet-of.js';
import { isUnfinished, type Slot } from '../../runs/run/slot.js';
import * as text from './messages/en.js';

type Reason = { words: string; numbers: number[] };

/** Each reason once, with the numbers of the images it holds for. */
function gathered(all: readonly { words: string; index: number }[]): Reason[] {
  const reasons = new Map<string, number[]>();
  for (const { words, index } of all) {
    reasons.set(words, [...(reasons.get(words) ?? []), index + 1]);
  }
  return [...reasons].map(([words, numbers]) => ({ words, numbers }));
}

/** Why images did not come out. */
export function missedReasons(slots: readonly Slot[]): Reason[] {
  const missed = slots.filter(
    (slot) => !isUnfinished(slot) && slot.state !== 'done' && slot.state !== 'cancelled',
  );
  return gathered(missed.map(({ detail, index }) => ({ words: detail ?? text.noReason, index })));
}

/** What we couldn’t do. */
export function unmetOfAll(images: readonly { index: number; image: Image }[]): Reason[] {
  return gathered(
    images.flatMap(({ index, image }) =>
      [...new Set(unmetOf(image))].map((words) => ({ words, index })),
    ),
  );
}
