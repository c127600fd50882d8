import type { Clothes } from '@likeness/contracts/generation/portrait-finish';
import type { Tool } from '@likeness/contracts/generation/tool';
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/request.js';
import { usablePhotos, type PhotosState } from '../../runs/photos/photos-state.js';

export type PhotosUse = {
  /** The tool that is to get the photos. */
  tool: Tool;
  /** Numbers of the photos that are there for their look alone. */
  lookImages: readonly number[];
  /** With a head pose, the photo nearest to it is used, not the best. */
  hasPose?: boolean;
};

const comparisonQuery = (ids: readonly string[] | null, { tool, lookImages }: PhotosUse) =>
  queryOptions({
    queryKey: ['photo-comparison', tool, ids ?? [], lookImages],
    queryFn: () => {
      const body = { image_ids: [...(ids ?? [])], tool, look_images: [...lookImages] };
      return call('POST /api/images/uploads/comparisons', { body });
    },
    enabled: ids !== null,
    // A stored photo never changes.
    staleTime: Infinity,
    retry: 1,
  });

/** Ids of the photos in the order in which they are sent; null while they can't be compared. */
function comparableIds(state: PhotosState, use: PhotosUse | null): string[] | null {
  // One photo of a portrait may keep its background.
  const least = use?.tool === 'lenszero' ? 1 : 2;
  const usable = usablePhotos(state);
  const ids = [...new Set(usable.flatMap(({ uploadId }) => uploadId ?? []))];
  return usable.every(({ status }) => status === 'stored') && ids.length >= least ? ids : null;
}

export type PhotoComparison = {
  /** Why photos that are fine one by one can't be used together, in the words of the tool's answer. */
  problem: string | null;
  /** Keys of the photos that show another person. */
  strangers: readonly string[];
  /** The key of the photo that is used. Stays while others are sent. */
  best: string | null;
  /** The key of the photo that is used, if photo styles and places keep its background. */
  keepsBackground: string | null;
  /** Colors that its clothes can take; null while that is not known. */
  clothes: readonly Clothes[] | null;
  /** One of its sides cuts shoulders that can be continued. */
  cutsShoulders: boolean;
};

/** @param use null while it is not known */
export function usePhotoComparison(photos: PhotosState, use: PhotosUse | null): PhotoComparison {
  const ids = comparableIds(photos, use);
  const isAsked = ids !== null && use !== null;
  const asked = comparisonQuery(isAsked ? ids : null, use ?? { tool: 'lenszero', lookImages: [] });
  const { data, isPlaceholderData } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const usable = usablePhotos(photos);
  const hasChoice = usable.length > 1 && use?.hasPose !== true;
  const best = usable.find(({ uploadId }) => uploadId !== null && uploadId === data?.best);
  const isCurrent = isAsked && !isPlaceholderData;
  const keepsBackground = isCurrent && data?.keeps_background === true;
  const problem = isAsked ? data?.problem : null;
  const isStrange = (id: string | null) =>
    !isPlaceholderData && problem?.photos.some((number) => ids?.[number - 1] === id) === true;
  return {
    strangers: usable.flatMap(({ key, uploadId }) => (isStrange(uploadId) ? key : [])),
    problem: problem?.detail ?? null,
    best: (hasChoice ? best?.key : null) ?? null,
    keepsBackground: (keepsBackground ? (best ?? usable[0])?.key : null) ?? null,
    clothes: (isCurrent ? data?.clothes : null) ?? null,
    cutsShoulders: isCurrent && data?.cuts_shoulders === true,
  };
}

/** The known problem of exactly these photos when Create is pressed. */
export function knownPhotoProblem(
  queryClient: QueryClient,
  state: PhotosState,
  use: PhotosUse | null,
): string | null {
  const ids = comparableIds(state, use);
  if (ids === null || use === null) return null;
  return queryClient.getQueryData(comparisonQuery(ids, use).queryKey)?.problem?.detail ?? null;
}
