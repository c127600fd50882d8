import type { Image } from '@likeness/contracts/http/images';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import { IMAGES_KEY } from '../../lib/images/image-queries.js';
import * as text from './messages.js';

export type PickedImage = Pick<Image, 'id' | 'name' | 'url'>;

export const SELECTION_FULL = text.selectUpTo(PHOTO_LIMITS.maxFiles);

export function toggle(
  selection: readonly PickedImage[],
  image: PickedImage,
  room: number,
): readonly PickedImage[] | null {
  const rest = selection.filter(({ id }) => id !== image.id);
  if (rest.length < selection.length) return rest;
  return selection.length < room ? [...selection, image] : null;
}

export function countWords(count: number, room: number): string {
  return room === 0 ? SELECTION_FULL : text.selected(count, room);
}

export const addWords = (count: number) => text.addImages(count);

/** Small enough to keep long galleries light. */
export const PICKER_PAGE_SIZE = 24;

/** Few retries: the user is waiting in an open dialog and can retry manually. */
const RETRIES = 1;

export type PickerOrigin = 'both' | 'ai_generated' | 'user_provided';

export const pickerPageQuery = (origin: PickerOrigin, page: number) =>
  queryOptions({
    queryKey: [...IMAGES_KEY, 'picker', { origin }, page] as const,
    queryFn: ({ signal }) =>
      call('GET /api/images', { query: { origin, page, limit: PICKER_PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    retry: RETRIES,
  });

export const headPosesQuery = queryOptions({
  queryKey: [...IMAGES_KEY, 'head-poses'] as const,
  queryFn: async ({ signal }) => (await call('GET /api/images/headposes', { signal })).images,
  retry: RETRIES,
});

export const defaultHeadPosesQuery = queryOptions({
  queryKey: ['default-head-poses'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/images/default-headposes', { signal })).images,
  staleTime: 5 * 60_000,
  retry: RETRIES,
});
