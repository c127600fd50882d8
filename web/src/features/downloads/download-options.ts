import type { BulkDownloadRequest } from '@likeness/contracts/http/images';
import { chunks } from '../../lib/lists.js';
import { language } from './messages.js';

export type BulkDownloadOptions = {
  method: 'zip' | 'individual';
  includeRelated: boolean;
  organize: boolean;
  label: boolean;
};

export const DEFAULT_OPTIONS: BulkDownloadOptions = {
  method: 'zip',
  includeRelated: false,
  organize: false,
  label: false,
};

const ZIP_RECOMMENDED_ABOVE = 6;
const IMAGES_PER_CALL = 1_000;

export const recommendsZip = (count: number) => count > ZIP_RECOMMENDED_ABOVE;

/** Options that only apply to ZIPs are left out of other requests. */
export function requestsFor(
  imageIds: readonly string[],
  { method, includeRelated, organize, label }: BulkDownloadOptions,
): BulkDownloadRequest[] {
  const zip = method === 'zip';
  const ids = [...new Set(imageIds)];
  return chunks(ids, IMAGES_PER_CALL).map((image_ids) => ({
    image_ids,
    zip,
    includeRelated: zip && includeRelated,
    group: zip && organize,
    ...(label && { label: language }),
  }));
}
