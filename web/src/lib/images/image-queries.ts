import type { ImageList } from '@likeness/contracts/http/images';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchImages } from '../api/gallery-api.js';
import { call } from '../api/request.js';
import type { ImageView } from './image-view.js';

/** Every answer that holds images of the person stands below this key. */
export const IMAGES_KEY = ['images'] as const;

/** News of changes comes by itself, so that turning back and forth asks nothing again. */
const STALE_MS = 20_000;

/** Somebody is waiting in front of the list and can try again by hand. */
const RETRIES = 1;

const LIST = 'list';
const LOADED = 'loaded';

/** One page of a view. While it is fetched another page of the same view stands in for it. */
export const imagePageQuery = (view: ImageView, page: number, limit: number) =>
  queryOptions({
    queryKey: [...IMAGES_KEY, LIST, view, limit, page] as const,
    queryFn: ({ signal }) => fetchImages({ ...view, page, limit }, signal),
    staleTime: STALE_MS,
    retry: RETRIES,
    placeholderData: (previous: ImageList | undefined, query) =>
      query && isSameView(query.queryKey[2], view) ? previous : undefined,
  });

/** The page of a view that holds an image; refused with 404 where none does. */
export const imagesAroundQuery = (view: ImageView, imageId: string, limit: number) =>
  queryOptions({
    queryKey: [...IMAGES_KEY, LIST, view, limit, imageId] as const,
    queryFn: ({ signal }) => fetchImages({ ...view, around: imageId, limit }, signal),
    staleTime: STALE_MS,
    retry: false,
  });

/** The pages of a view that were loaded one below the other. */
export const loadedImagesQuery = (view: ImageView, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...IMAGES_KEY, LOADED, view, limit] as const,
    queryFn: ({ pageParam, signal }) => fetchImages({ ...view, page: pageParam, limit }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * limit < total ? page + 1 : null),
    staleTime: STALE_MS,
    retry: RETRIES,
    // A long list is read again when somebody pulls, or when something has changed.
    refetchOnWindowFocus: false,
  });

/** One image by itself. */
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
