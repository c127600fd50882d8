import type { Image } from '@likeness/contracts/http/images';
import { call } from './request.js';

/** @param lettering a PNG, transparent except for the text */
export function saveMeme(imageId: string, lettering: Blob): Promise<Image> {
  const form = new FormData();
  form.set('image_id', imageId);
  form.set('file', lettering, 'lettering.png');
  return call('POST /api/images/memes', { form });
}
