import type { ImageList } from '@likeness/contracts/http/images';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/request.js';
import type { ImageView } from './image-view.js';

/** Prefix of every query key whose response holds the user's images. */
export const IMAGES_KEY = ['images'] as const;

/** Live updates cover changes, so turning pages back and forth needs no refetch. */
const STALE_MS = 20_000;

/** Few retries: the user is waiting and can retry manually. */
const RETRIES = 1;

const LIST = 'list';
const LOADED = 'loaded';

/** While a page loads, another page of the same view is the placeholder. */
export const imagePageQuery = (view: ImageView, page: number, limit: number) =>
  queryOptions({
    queryKey: [...IMAGES_KEY, LIST, view, limit, page] as const,
    queryFn: ({ signal }) => call('GET /api/images', { query: { ...view, page, limit }, signal }),
    staleTime: STALE_MS,
    retry: RETRIES,
    placeholderData: (previous: ImageList | undefined, query) =>
      query && isSameView(query.queryKey[2], view) ? previous : undefined,
  });

export const imagesAroundQuery = (view: ImageView, imageId: string, limit: number) =>
  queryOptions({
    queryKey: [...IMAGES_KEY, LIST, view, limit, imageId] as const,
    queryFn: ({ signal }) =>
      call('GET /api/images', { query: { ...view, around: imageId, limit }, signal }),
    staleTime: STALE_MS,
    retry: false,
  });

export const loadedImagesQuery = (view: ImageView, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...IMAGES_KEY, LOADED, view, limit] as const,
    queryFn: ({ pageParam: page, signal }) =>
      call('GET /api/images', { query: { ...view, page, limit }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * limit < total ? page + 1 : null),
    staleTime: STALE_MS,
    retry: RETRIES,
    // A long list refetches only on pull-to-refresh or after a change.
    refetchOnWindowFocus: false,
  });

export const imageQuery = (imageId: string) =>
  queryOptions({
    queryKey: [...IMAGES_KEY, 'one', imageId] as const,
    queryFn: ({ signal }) => call('GET /api/images/:id', { params: { id: imageId }, signal }),
    staleTime: STALE_MS,
    retry: RETRIES,
  });

function isSameView(one: ImageView, other: ImageView): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof ImageView>;
  return [...names].every((name) => one[name] === other[name]);
}
