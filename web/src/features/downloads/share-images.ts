import type { Image } from '@likeness/contracts/http/images';
import type { Language } from '@likeness/contracts/text/languages';
import { toasts } from '../../components/toast-store.js';
import { fetchImageFile } from '../../lib/api/image-file.js';
import { logFault } from '../../lib/log.js';
import {
  copyAddresses,
  sharePicture,
  wordsOfCopiedAddresses,
  wordsOfShare,
} from '../../lib/share/share-picture.js';
import { thisBrowser } from '../../lib/share/sharing-browser.js';
import { labeledUrl } from './labeled-url.js';
import * as text from './messages.js';

/** Larger sets are too much for the share sheet. */
const FILES_AT_ONCE = 10;

const addressOf = (image: Image, label?: Language) =>
  new URL(labeledUrl(image, label), window.location.href).href;

async function fileOf(image: Image, label?: Language): Promise<File> {
  const file = await fetchImageFile(image, { label });
  return new File([file], image.name, { type: file.type });
}

/** @param label language of a visible AI label */
export async function shareOne(image: Image, label?: Language): Promise<void> {
  const url = addressOf(image, label);
  const file = await fileOf(image, label).catch((error: unknown) => {
    logFault('An image could not be fetched to be shared', error);
    return null;
  });
  const outcome = file
    ? await sharePicture({ file, name: image.name, url }, thisBrowser)
    : (await copyAddresses([url], thisBrowser))
      ? 'url-copied'
      : 'failed';
  const words = wordsOfShare(outcome);
  if (words)
    toasts.add(words.tone, words.title, outcome === 'url-copied' ? text.onlyYou : undefined);
}

/** True when the user shared the files or closed the share sheet. */
async function handOver(images: readonly Image[]): Promise<boolean> {
  const sample = new File([''], 'image.jpg', { type: 'image/jpeg' });
  if (images.length > FILES_AT_ONCE || !thisBrowser.canShareFiles([sample])) return false;
  try {
    const files = await Promise.all(images.map((image) => fileOf(image)));
    if (!thisBrowser.canShareFiles(files)) return false;
    await thisBrowser.shareFiles(files);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    logFault('Images could not be shared', error);
    return false;
  }
}

export async function shareImages(images: readonly Image[]): Promise<void> {
  const [first] = images;
  if (!first) return;
  if (images.length === 1) return shareOne(first);
  if (await handOver(images)) return;
  const isCopied = await copyAddresses(
    images.map((image) => addressOf(image)),
    thisBrowser,
  );
  const { tone, title } = wordsOfCopiedAddresses(images.length, isCopied);
  toasts.add(tone, title, isCopied ? text.onlyYou : undefined);
}
