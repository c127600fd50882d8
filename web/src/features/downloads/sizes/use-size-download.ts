import type { Image } from '@likeness/contracts/http/images';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import { useTellImages } from '../../../lib/images/use-tell-images.js';
import { logFault } from '../../../lib/log.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { useBusy } from '../../../lib/use-busy.js';
import { downloadImage } from '../download-image.js';
import * as text from './messages/en.js';
import type { SizeChoice } from './size-choices.js';

export function useSizeDownload(image: Image, onDone: () => void) {
  const tellImages = useTellImages();
  const [isBusy, run] = useBusy();

  async function enlarge(): Promise<string | null> {
    try {
      const params = { id: image.id };
      const { image: enlarged } = await throughLogin(() =>
        call('POST /api/images/:id/enlargement', { params }),
      );
      tellImages.updated([enlarged]);
      return null;
    } catch (error) {
      logFault('An image could not be enlarged', error);
      return error instanceof Error ? error.message : text.imageFailed;
    } finally {
      void session.refresh();
    }
  }

  async function download({ format }: SizeChoice) {
    const fault = format === 'large' && !image.is_enlarged ? await enlarge() : null;
    if (fault !== null) toasts.add('error', fault);
    else if (await downloadImage(image, format)) onDone();
    else toasts.add('error', text.imageFailed);
  }

  return { isBusy, start: (choice: SizeChoice) => run(() => download(choice)) };
}
