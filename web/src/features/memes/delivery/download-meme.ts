import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/request.js';
import { saveFile } from '../../../lib/save-file.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import * as text from '../messages.js';
import type { Drawing } from '../rendering/drawing.js';
import type { Device } from '../rendering/export-size.js';

export type Told = { readonly tone: 'success' | 'info' | 'error'; readonly title: string };

const STARTED: Record<Device, string> = {
  desktop: text.startedOnDesktop,
  mobile: text.startedOnMobile,
  ios: text.startedOnIos,
};
const FAILED: Record<Device, string> = {
  desktop: text.failedOnDesktop,
  mobile: text.failedOnPhone,
  ios: text.failedOnPhone,
};

type DownloadWays = {
  readonly save: (file: Blob, name: string) => void;
  readonly show: (file: Blob) => boolean;
};

const OPEN_MS = 60_000;

const browserWays: DownloadWays = {
  save: saveFile,
  show: (file) => {
    const url = URL.createObjectURL(file);
    setTimeout(() => URL.revokeObjectURL(url), OPEN_MS);
    return window.open(url, '_blank') !== null;
  },
};

/** Phones that can't download show the meme. */
export function downloadMeme(
  file: Blob,
  name: string,
  device: Device,
  { save, show }: DownloadWays = browserWays,
): Told {
  try {
    save(file, name);
    return { tone: 'success', title: STARTED[device] };
  } catch {
    if (device === 'desktop') return wordsOfFailedDrawing(device);
  }
  try {
    if (show(file)) return { tone: 'info', title: text.pressAndHold };
    return wordsOfFailedDrawing(device);
  } catch {
    return { tone: 'error', title: text.failedInBrowser };
  }
}

export function wordsOfFailedDrawing(device: Device): Told {
  return { tone: 'error', title: FAILED[device] };
}

export function memeName(now: Date, index?: number): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  return `meme-${stamp}${index === undefined ? '' : `-${index + 1}`}.png`;
}

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
