import type { ImageList, ImageListQuery } from '@likeness/contracts/http/images';
import type { HeadPoses } from '@likeness/contracts/http/poses';
import { call } from './request.js';

/** A page of one's own images, or the newest 1,000 of them where no page is asked for. */
export function fetchImages(query: ImageListQuery, signal?: AbortSignal): Promise<ImageList> {
  return call('GET /api/images', { query, signal });
}

/** One's own images that show a face, newest first. */
export async function fetchHeadPoses(signal?: AbortSignal): Promise<HeadPoses['images']> {
  return (await call('GET /api/images/headposes', { signal })).images;
}

/** Paths of the poses that come with the studio. */
export async function fetchDefaultHeadPoses(signal?: AbortSignal): Promise<string[]> {
  return (await call('GET /api/images/default-headposes', { signal })).images;
}
