import type { Image } from '@likeness/contracts/http/images';
import { downloadUrl } from '../../../lib/api/image-url.js';
import { expiredFlag } from '../../../lib/session/expired-flag.js';

const TIMEOUT_MS = 30_000;

/** The file of a picture as it may be seen. Rejects when it does not come within 30 seconds. */
export async function fetchPicture(image: Pick<Image, 'url'>, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(downloadUrl(image), {
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.status === 401) expiredFlag.dispatch(true);
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
  return response.blob();
}
