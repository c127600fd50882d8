import type { ShareOutcome } from './share-picture.js';

type Told = { readonly tone: 'success' | 'info' | 'error'; readonly title: string };

const WORDS: Record<Exclude<ShareOutcome, 'cancelled' | 'shared'>, Told> = {
  'image-copied': { tone: 'success', title: 'Image copied to clipboard!' },
  'url-copied': {
    tone: 'info',
    title: 'Image URL copied to clipboard (could not copy image directly).',
  },
  failed: { tone: 'error', title: 'Could not share or copy the image.' },
};

export function wordsOfShare(outcome: ShareOutcome): Told | null {
  return outcome === 'cancelled' || outcome === 'shared' ? null : WORDS[outcome];
}

export function wordsOfCopiedAddresses(count: number, copied: boolean): Told {
  if (!copied) return { tone: 'error', title: 'Could not copy URLs to clipboard' };
  const title =
    count === 1 ? 'Image URL copied to clipboard.' : `${count} Image URLs copied to clipboard.`;
  return { tone: 'success', title };
}
