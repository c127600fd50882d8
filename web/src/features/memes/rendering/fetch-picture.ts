import type { Image } from '@likeness/contracts/http/images';
import { downloadUrl } from '../../../lib/api/image-url.js';
import { call } from '../../../lib/api/request.js';

const TIMEOUT_MS = 30_000;

/**
 * The file of a picture as it may be seen. Rejects when it does not come within 30 seconds; with an
 * `ApiError` where its image is refused as well.
 */
export async function fetchPicture(
  image: Pick<Image, 'id' | 'url'>,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(downloadUrl(image), {
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.ok) return response.blob();
  // A file that may not be seen is said not to be there, also to who is not logged in any more.
  await call('GET /api/images/:id', { params: { id: image.id }, signal });
  throw new Error(`The picture was answered with ${response.status}`);
}
