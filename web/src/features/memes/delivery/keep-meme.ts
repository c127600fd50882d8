import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/request.js';
import * as text from '../messages/en.js';
import type { Drawing } from '../rendering/drawing.js';
import { throughLogin } from '../../../lib/session/through-login.js';

/** Only images generated here can pass on our content credentials. */
export function canBeKept({ creation_method_name: method }: Image): boolean {
  return method !== null && method !== MEME_METHOD;
}

/** Sends only words and their places: the server has the picture and draws them on it. */
export async function keepMeme(image: Image, drawing: Drawing): Promise<void> {
  const { width, height, stageWidth, lettering } = drawing;
  const stageHeight = (stageWidth * height) / width;
  const texts = lettering.texts.map((text) => ({
    lines: text.lines.map((line) => line.text),
    size: text.fontSize / stageWidth,
    x: (text.left + text.width / 2) / stageWidth,
    y: (text.top + text.height / 2) / stageHeight,
  }));
  const body = { image_id: image.id, color: lettering.colour, texts };
  await throughLogin(() => call('POST /api/images/memes', { body }));
}

export function wordsOfRefusal(error: unknown): string {
  const isTold = error instanceof ApiError || error instanceof ConnectionError;
  return isTold ? error.message : text.couldNotSave;
}
