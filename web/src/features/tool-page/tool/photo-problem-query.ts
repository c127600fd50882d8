import type { Tool } from '@likeness/contracts/generation/tool';
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { comparePhotos } from '../../../lib/api/images-api.js';
import { usablePhotos, type PhotosState } from '../../runs/photos/photos-state.js';

/** The tool that is to get the photos, and the numbers of those that are there for their look alone. */
export type PhotosUse = { tool: Tool; lookImages: readonly number[] };

const problemQuery = (ids: readonly string[] | null, { tool, lookImages }: PhotosUse) =>
  queryOptions({
    queryKey: ['photo-problem', tool, ids ?? [], lookImages],
    queryFn: async () => {
      const asked = { image_ids: [...(ids ?? [])], tool, look_images: [...lookImages] };
      return (await comparePhotos(asked)).problem?.detail ?? null;
    },
    enabled: ids !== null,
    // A stored photo never changes.
    staleTime: Infinity,
    retry: 1,
  });

/** Ids of the photos in the order in which they are sent; null while they can't be compared. */
function comparableIds(state: PhotosState): string[] | null {
  const usable = usablePhotos(state);
  const ids = [...new Set(usable.flatMap(({ uploadId }) => uploadId ?? []))];
  return usable.every(({ status }) => status === 'stored') && ids.length > 1 ? ids : null;
}

/**
 * Why photos that are fine one by one can't be used together, in the words that the tool would answer
 * with; null when nothing is known against them.
 * @param use null while it is not known
 */
export function usePhotoProblem(photos: PhotosState, use: PhotosUse | null): string | null {
  const ids = comparableIds(photos);
  const isAsked = ids !== null && use !== null;
  const asked = problemQuery(isAsked ? ids : null, use ?? { tool: 'lenszero', lookImages: [] });
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  return isAsked ? (data ?? null) : null;
}

/** `usePhotoProblem` at the press: what is known of exactly these photos. */
export function knownPhotoProblem(
  queryClient: QueryClient,
  state: PhotosState,
  use: PhotosUse | null,
): string | null {
  const ids = comparableIds(state);
  if (ids === null || use === null) return null;
  return queryClient.getQueryData(problemQuery(ids, use).queryKey) ?? null;
}
