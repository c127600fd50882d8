import type { Tool } from '@likeness/contracts/generation/tool';
import type { Image } from '@likeness/contracts/http/images';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { imageQuery } from '../../../lib/images/image-queries.js';
import { useImageNews } from '../../../lib/images/use-image-news.js';
import { imagesOf, type Run } from '../../runs/run/run-state.js';
import { isUnfinished, type Slot } from '../../runs/run/slot.js';
import { useNewestImages } from './use-newest-images.js';

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

const dataOf = (results: readonly { data: Image }[]) => results.map(({ data }) => data);

function useCurrentImages(images: readonly Image[]): Image[] {
  return useQueries({
    queries: images.map((image) => ({
      ...imageQuery(image.id),
      initialData: image,
      // No request: updates arrive through the cache.
      enabled: false,
    })),
    combine: dataOf,
  });
}

const generationOf = (image: Image) => image.creation_method_config?.generation_id;

type RunImages = {
  /** The run with its images as they are now; deleted ones are left out. */
  run: Run | null;
  earlier: readonly Image[];
  /** Both, in the order of the viewer. */
  all: readonly Image[];
  /** Leaves a deleted image out, and shows a restored one again. */
  mark: (image: Image, isDeleted: boolean) => void;
};

/** The images of a run, and the tool's earlier ones. */
export function useRunImages(run: Run | null, tool: Tool): RunImages {
  const newest = useNewestImages(tool);
  const current = useCurrentImages(useMemo(() => imagesOf(run), [run]));
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  useImageNews();

  const byId = new Map(current.map((image) => [image.id, image]));
  const isThere = ({ id }: Image) => !deleted.has(id);
  const mark = (image: Image, isDeleted: boolean) =>
    setDeleted((before) => {
      const after = new Set(before);
      if (isDeleted) after.add(image.id);
      else after.delete(image.id);
      return after;
    });
  const earlier = newest.filter(
    (image) => isThere(image) && (run === null || generationOf(image) !== run.generationId),
  );
  const slots = run?.slots.map((slot) => {
    const image = slot.image && (byId.get(slot.image.id) ?? slot.image);
    return { ...slot, image: image && isThere(image) ? image : null };
  });
  const shown = ranked(slots ?? []).flatMap(({ image }) => image ?? []);
  return { run: run && { ...run, slots: slots ?? [] }, earlier, all: [...shown, ...earlier], mark };
}
