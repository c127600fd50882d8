import type { Image } from '@likeness/contracts/http/images';
import { downloadUrl } from '../../../lib/api/image-url.js';
import { call } from '../../../lib/api/request.js';

const TIMEOUT_MS = 30_000;

/** Rejects after 30 seconds, and with an `ApiError` when the server refuses the image. */
export async function fetchPicture(
  image: Pick<Image, 'id' | 'url'>,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(downloadUrl(image), {
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.ok) return response.blob();
  // The file route answers 404 for every refusal; the API call gives the real reason.
  await call('GET /api/images/:id', { params: { id: image.id }, signal });
  throw new Error(`The picture was answered with ${response.status}`);
}
