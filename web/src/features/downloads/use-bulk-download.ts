import type { Image } from '@likeness/contracts/http/images';
import { toasts } from '../../components/toast-store.js';
import { loadPatiently } from '../../lib/late-component.js';
import { logFault } from '../../lib/log.js';
import { downloadImage } from './download-image.js';
import type { BulkDownloadOptions } from './download-options.js';
import * as text from './messages/en.js';

export function useBulkDownload() {
  async function downloadOne(image: Image): Promise<boolean> {
    const isSaved = await downloadImage(image);
    if (!isSaved) toasts.add('error', text.failed);
    return isSaved;
  }

  async function downloadSeveral(
    imageIds: readonly string[],
    options: BulkDownloadOptions,
  ): Promise<boolean> {
    try {
      const { bulkDownload } = await loadPatiently(() => import('./page-downloads.js'));
      return await bulkDownload.start(imageIds, options);
    } catch (error) {
      logFault('The download could not begin', error);
      toasts.add('error', text.failed);
      return false;
    }
  }

  return { downloadOne, downloadSeveral };
}
