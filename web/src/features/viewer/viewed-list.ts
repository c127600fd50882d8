import type { Image } from '@likeness/contracts/http/images';

export type ViewedList = {
  image: Image | undefined;
  /** From 0; null when the image has left its list, for example by a reaction. */
  index: number | null;
  total: number;
  neighbours: readonly Image[];
  turn: (step: 1 | -1) => void;
  error?: Error | null;
  retry?: () => void;
};

const REACH = 2;

function placeAt(index: number, step: number, total: number): number {
  return (((index + step) % total) + total) % total;
}

export function placesAround(index: number, total: number): number[] {
  const steps = Array.from({ length: REACH }, (_, at) => [at + 1, -at - 1]).flat();
  const places = new Set(steps.map((step) => placeAt(index, step, total)));
  places.delete(index);
  return [...places];
}

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
