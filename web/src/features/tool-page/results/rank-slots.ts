import type { Image } from '@likeness/contracts/http/images';
import { isUnfinished, type Slot } from '../../runs/run/slot.js';

/** A softer face looks blurred; the advice on photos has the same bound. */
const LEAST_SHARPNESS = 0.09;
const MARKED = 2;
const LEAST_TO_COMPARE = 3;

/** Below 1 for sharp portraits, whose distance is at most 0.5; 2 for empty places. */
const rankOf = ({ image }: Slot) => {
  if (!image) return 2;
  const { likeness, creation_method_config: recipe } = image;
  return (likeness?.euclid ?? 0) + Number((recipe?.sharpness ?? 1) < LEAST_SHARPNESS);
};

/** Once every image has ended, by likeness, with soft pictures and empty places last. */
export function ranked(slots: readonly Slot[]): readonly Slot[] {
  return slots.some(isUnfinished) ? slots : slots.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** @returns the two sharp images that are most alike; none of a small or unfinished set */
export function bestMatches(slots: readonly Slot[]): readonly (Image | null)[] {
  const alike = ranked(slots).filter(({ image }) => image?.likeness);
  return alike.length < LEAST_TO_COMPARE || slots.some(isUnfinished)
    ? []
    : alike.slice(0, MARKED).flatMap((slot) => (rankOf(slot) < 1 ? slot.image : []));
}
