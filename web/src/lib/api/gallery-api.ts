import type { ImageList, ImageListQuery } from '@likeness/contracts/http/images';
import type { HeadPoses } from '@likeness/contracts/http/poses';
import { call } from './request.js';

/** Returns one page of the user's images, or the newest 1,000 without a page. */
export function fetchImages(query: ImageListQuery, signal?: AbortSignal): Promise<ImageList> {
  return call('GET /api/images', { query, signal });
}

export async function fetchHeadPoses(signal?: AbortSignal): Promise<HeadPoses['images']> {
  return (await call('GET /api/images/headposes', { signal })).images;
}

export async function fetchDefaultHeadPoses(signal?: AbortSignal): Promise<string[]> {
  return (await call('GET /api/images/default-headposes', { signal })).images;
}
