import { pageFormat, type PageFormat } from '../../lib/page-format.js';

type HomeWords = {
  headline: readonly string[];
  lead: string;
  packs: { title: string; aside: string };
  lastStep: string;
  callToAction: readonly [string, string];
};

const WORDS: Record<PageFormat, HomeWords> = {
  freefast: {
    headline: ['Portraits', 'that still', 'look like', 'you.'],
    lead: 'Upload a photo, pick a style, and get a set of portraits in under a minute. Each one is measured against your photo before you see it.',
    packs: {
      title: 'Featured Photo Packs',
      aside: 'The light and the brushwork change. The face stays the same.',
    },
    lastStep: '1024x1024 pixels, all yours.',
    callToAction: ['One face, every style.', 'Make it yours.'],
  },
  meme: {
    headline: ['Memes', 'that still', 'look like', 'you.'],
    lead: 'Upload a photo, pick a style, and get a set of portraits in under a minute. Each one is measured against your photo; two lines of text make it a meme.',
    packs: {
      title: 'Featured Meme Styles',
      aside: 'Add two lines of text to a portrait, and it’s a meme.',
    },
    lastStep: '1024x1024 pixels, all yours, with your two lines of text if you like.',
    callToAction: ['One face, every meme.', 'Make it yours.'],
  },
};

export const homeWords = WORDS[pageFormat];
