import * as text from './messages.js';
import type { SharingBrowser } from './sharing-browser.js';

type Told = { readonly tone: 'success' | 'info' | 'error'; readonly title: string };

const WORDS: Record<Exclude<ShareOutcome, 'cancelled' | 'shared'>, Told> = {
  'image-copied': { tone: 'success', title: text.imageCopied },
  'url-copied': { tone: 'info', title: text.imageAddressCopied },
  failed: { tone: 'error', title: text.couldNotShare },
};

export function wordsOfShare(outcome: ShareOutcome): Told | null {
  return outcome === 'cancelled' || outcome === 'shared' ? null : WORDS[outcome];
}

export function wordsOfCopiedAddresses(count: number, copied: boolean): Told {
  if (!copied) return { tone: 'error', title: text.couldNotCopyAddresses };
  return { tone: 'success', title: text.addressesCopied(count) };
}

type SharedPicture = {
  readonly file: Blob;
  readonly name: string;
  /** Absolute URL, copied when the browser can't copy the picture. */
  readonly url: string;
};

type ShareOutcome = 'shared' | 'cancelled' | 'image-copied' | 'url-copied' | 'failed';

type Way = (picture: SharedPicture, browser: SharingBrowser) => Promise<ShareOutcome | undefined>;

const byNativeShare: Way = async ({ file, name }, browser) => {
  const shared = new File([file], name, { type: file.type });
  if (!browser.canShareFiles([shared])) return undefined;
  try {
    await browser.shareFiles([shared]);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
};

const byImage: Way = async ({ file }, browser) => {
  await browser.copyImage(file);
  return 'image-copied';
};

const byImageAsPng: Way = async ({ file }, browser) => {
  if (file.type === 'image/png') return undefined;
  await browser.copyImage(await browser.toPng(file));
  return 'image-copied';
};

const byAddress: Way = async ({ url }, browser) => {
  await browser.copyText(url);
  return 'url-copied';
};

const byOldCopy: Way = ({ url }, browser) =>
  Promise.resolve(browser.copyTextAsBefore(url) ? 'url-copied' : undefined);

const WAYS: readonly Way[] = [byNativeShare, byImage, byImageAsPng, byAddress, byOldCopy];

/** Shares a picture in the first way that the browser allows. Never rejects. */
export async function sharePicture(
  picture: SharedPicture,
  browser: SharingBrowser,
): Promise<ShareOutcome> {
  for (const way of WAYS) {
    const outcome = await way(picture, browser).catch(() => undefined);
    if (outcome !== undefined) return outcome;
  }
  return 'failed';
}

export async function copyAddresses(
  urls: readonly string[],
  browser: SharingBrowser,
): Promise<boolean> {
  const text = urls.join('\n');
  return browser.copyText(text).then(
    () => true,
    () => browser.copyTextAsBefore(text),
  );
}
