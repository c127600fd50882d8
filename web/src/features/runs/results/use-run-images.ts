import type { Image } from '@likeness/contracts/http/images';
import { useMemo, useState } from 'react';
import { useCurrentImages } from '../../../lib/images/use-current-images.js';
import { useImageNews } from '../../../lib/images/use-image-news.js';
import { allPortraits } from '../run/run-controller.js';
import type { Run, RunState } from '../run/run-state.js';

export type RunImages = {
  /** The run with its images as they are by now; those that were deleted are left out. */
  run: Run | null;
  earlier: readonly Image[];
  /** Both, in the order that the viewer walks through. */
  all: readonly Image[];
  /** Leaves a deleted image out, and takes a restored one in again. */
  mark: (image: Image, isDeleted: boolean) => void;
};

/** The images of a run and the earlier ones, with what has been done to them since. */
export function useRunImages(state: RunState): RunImages {
  const portraits = useMemo(() => allPortraits(state), [state]);
  const current = useCurrentImages(portraits);
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
  const { run } = state;
  return {
    run: run && {
      ...run,
      slots: run.slots.map((slot) => {
        const image = slot.image && (byId.get(slot.image.id) ?? slot.image);
        return { ...slot, image: image && isThere(image) ? image : null };
      }),
    },
    earlier: state.earlier.map((image) => byId.get(image.id) ?? image).filter(isThere),
    all: current.filter(isThere),
    mark,
  };
}
