import type { Image } from '@likeness/contracts/http/images';

/** One image of a list that may be fetched in parts, and the way to the others. */
export type ViewedList = {
  /** Undefined while it is being fetched. */
  image: Image | undefined;
  /** From 0; null where the image shown has left its list, as by a reaction. */
  index: number | null;
  total: number;
  /** Up to two on each side, nearest first, as far as they are known. */
  neighbours: readonly Image[];
  /** To the next or the previous one; after the last comes the first. */
  turn: (step: 1 | -1) => void;
  /** Why there is no image. */
  error?: Error | null;
  retry?: () => void;
};

const REACH = 2;

/** The place `step` further on; after the last comes the first. */
function placeAt(index: number, step: number, total: number): number {
  return (((index + step) % total) + total) % total;
}

/** The places to have ready: up to two on each side, the nearest first, each once. */
export function placesAround(index: number, total: number): number[] {
  const steps = Array.from({ length: REACH }, (_, at) => [at + 1, -at - 1]).flat();
  const places = new Set(steps.map((step) => placeAt(index, step, total)));
  places.delete(index);
  return [...places];
}

/** A list that is there as a whole; null while none of its images is shown. */
export function listOf(
  images: readonly Image[],
  imageId: string | null,
  show: (imageId: string) => void,
): ViewedList | null {
  const index = images.findIndex(({ id }) => id === imageId);
  const image = images[index];
  if (!image) return null;
  const total = images.length;
  return {
    image,
    index,
    total,
    neighbours: placesAround(index, total).flatMap((place) => images[place] ?? []),
    turn(step) {
      const next = images[placeAt(index, step, total)];
      if (next) show(next.id);
    },
  };
}
