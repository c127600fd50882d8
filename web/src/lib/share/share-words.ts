import * as text from './messages/en.js';
import type { ShareOutcome } from './share-picture.js';

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
