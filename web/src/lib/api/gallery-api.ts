import type { ImageList, ImageListQuery } from '@likeness/contracts/http/images';
import type { DefaultHeadPoses, HeadPoses } from '@likeness/contracts/http/poses';
import { requestJson } from './request.js';

/** A page of one's own images, or the newest 1,000 of them where no page is asked for. */
export function fetchImages(query: ImageListQuery, signal?: AbortSignal): Promise<ImageList> {
  const parts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const words = new URLSearchParams(parts).toString();
  return requestJson(`images/?${words}`, signal && { signal });
}

/** One's own images that show a face, newest first. */
export async function fetchHeadPoses(signal?: AbortSignal): Promise<HeadPoses['images']> {
  return (await requestJson<HeadPoses>('images/headposes', signal && { signal })).images;
}

/** Paths of the poses that come with the studio. */
export async function fetchDefaultHeadPoses(signal?: AbortSignal): Promise<string[]> {
  const path = 'images/default-headposes';
  return (await requestJson<DefaultHeadPoses>(path, signal && { signal })).images;
}
