import type { Image } from '@likeness/contracts/http/images';
import { toasts } from '../../components/toast-store.js';
import { downloadImage } from './download-image.js';
import type { BulkDownloadOptions } from './download-options.js';
import * as text from './messages/en.js';
import { bulkDownload } from './page-downloads.js';

export function useBulkDownload() {
  async function downloadOne(image: Image): Promise<boolean> {
    const isSaved = await downloadImage(image);
    if (!isSaved) toasts.add('error', text.failed);
    return isSaved;
  }

  return {
    downloadOne,
    downloadSeveral: (imageIds: readonly string[], options: BulkDownloadOptions) =>
      bulkDownload.start(imageIds, options),
  };
}
