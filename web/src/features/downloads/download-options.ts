import type { BulkDownloadRequest } from '@likeness/contracts/http/images';

export type BulkDownloadOptions = {
  method: 'zip' | 'individual';
  includeRelated: boolean;
  /** Files in folders. */
  organize: boolean;
};

export const DEFAULT_OPTIONS: BulkDownloadOptions = {
  method: 'zip',
  includeRelated: false,
  organize: false,
};

const ZIP_RECOMMENDED_ABOVE = 6;
/** As many images as one call takes. */
const IMAGES_PER_CALL = 1_000;

/** One image comes at once and by itself; what is asked is how several are to come. */
export const asksForOptions = (count: number) => count !== 1;

export const recommendsZip = (count: number) => count > ZIP_RECOMMENDED_ABOVE;

/** The calls that a download takes; what is for a ZIP alone is left out of the others. */
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
