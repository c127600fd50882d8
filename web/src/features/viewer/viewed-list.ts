import type { Image } from '@likeness/contracts/http/images';

/** One image of a list that may load in parts. */
export type ViewedList = {
  /** Undefined while loading. */
  image: Image | undefined;
  /** From 0; null when the image has left its list, for example by a reaction. */
  index: number | null;
  total: number;
  /** Up to two on each side, nearest first, if loaded. */
  neighbours: readonly Image[];
  /** Wraps around at the ends. */
  turn: (step: 1 | -1) => void;
  /** Why the image failed to load. */
  error?: Error | null;
  retry?: () => void;
};

const REACH = 2;

/** Wraps around at the ends. */
function placeAt(index: number, step: number, total: number): number {
  return (((index + step) % total) + total) % total;
}

/** Indexes to preload: up to two on each side, nearest first, without duplicates. */
export function placesAround(index: number, total: number): number[] {
  const steps = Array.from({ length: REACH }, (_, at) => [at + 1, -at - 1]).flat();
  const places = new Set(steps.map((step) => placeAt(index, step, total)));
  places.delete(index);
  return [...places];
}

/** For a fully loaded list; null while no image is open. */
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
