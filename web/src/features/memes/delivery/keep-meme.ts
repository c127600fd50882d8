import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/request.js';
import * as text from '../messages/en.js';
import { renderDrawing, type Drawing } from '../rendering/drawing.js';
import { throughLogin } from '../../../lib/session/through-login.js';

/** Only images generated here can pass on our content credentials. */
export function canBeKept({ creation_method_name: method }: Image): boolean {
  return method !== null && method !== MEME_METHOD;
}

/** Sends only the lettering; the server has the picture and accepts no other pixels. */
export async function keepMeme(image: Image, drawing: Drawing): Promise<void> {
  const lettering = await renderDrawing({ ...drawing, picture: null });
  const form = new FormData();
  form.set('image_id', image.id);
  form.set('file', lettering, 'lettering.png');
  await throughLogin(() => call('POST /api/images/memes', { form }));
}

export function wordsOfRefusal(error: unknown): string {
  const isTold = error instanceof ApiError || error instanceof ConnectionError;
  return isTold ? error.message : text.couldNotSave;
}
