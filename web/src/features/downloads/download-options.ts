import type { BulkDownloadRequest } from '@likeness/contracts/http/images';

export type BulkDownloadOptions = {
  method: 'zip' | 'individual';
  includeRelated: boolean;
  organize: boolean;
};

export const DEFAULT_OPTIONS: BulkDownloadOptions = {
  method: 'zip',
  includeRelated: false,
  organize: false,
};

const ZIP_RECOMMENDED_ABOVE = 6;
const IMAGES_PER_CALL = 1_000;

export const asksForOptions = (count: number) => count !== 1;

export const recommendsZip = (count: number) => count > ZIP_RECOMMENDED_ABOVE;

/** Options that only apply to ZIPs are left out of other requests. */
export function requestsFor(
  imageIds: readonly string[],
  { method, includeRelated, organize }: BulkDownloadOptions,
): BulkDownloadRequest[] {
  const zip = method === 'zip';
  const ids = [...new Set(imageIds)];
  const calls = Math.ceil(ids.length / IMAGES_PER_CALL);
  return Array.from({ length: calls }, (_, call) => ({
    image_ids: ids.slice(call * IMAGES_PER_CALL, (call + 1) * IMAGES_PER_CALL),
    zip,
    includeRelated: zip && includeRelated,
    group: zip && organize,
  }));
}
