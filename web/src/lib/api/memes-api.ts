import type { Image } from '@likeness/contracts/http/images';
import { call } from './request.js';

/**
 * Keeps a meme of one of one's own images.
 * @param lettering a PNG that is transparent where nothing is written
 */
export function saveMeme(imageId: string, lettering: Blob): Promise<Image> {
  const form = new FormData();
  form.set('image_id', imageId);
  form.set('file', lettering, 'lettering.png');
  return call('POST /api/images/memes', { form });
}
