import type { Image } from '@likeness/contracts/http/images';
import { toasts } from '../../components/toast-store.js';
import { useStore } from '../../lib/store/use-store.js';
import { downloadImage } from './download-image.js';
import type { BulkDownloadOptions } from './download-options.js';
import { bulkDownload } from './page-downloads.js';

/** Downloads selected images. Each gives true once everything was saved. */
export function useBulkDownload() {
  const isRunning = useStore(bulkDownload) !== null;

  async function downloadOne(image: Image): Promise<boolean> {
    const isSaved = await downloadImage(image);
    if (!isSaved) toasts.add('error', 'Failed to download. Please try again.');
    return isSaved;
  }

  return {
    isRunning,
    downloadOne,
    downloadSeveral: (imageIds: readonly string[], options: BulkDownloadOptions) =>
      bulkDownload.start(imageIds, options),
  };
}
