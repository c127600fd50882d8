import { pageFormat, type PageFormat } from '../../lib/page-format.js';
import * as text from './messages.js';

type HomeWords = {
  headline: readonly string[];
  lead: string;
  packs: { title: string; aside: string };
  lastStep: string;
  callToAction: readonly [string, string];
};

const WORDS: Record<PageFormat, HomeWords> = {
  freefast: {
    headline: text.portraitHeadline,
    lead: text.portraitLead,
    packs: { title: text.portraitPacks, aside: text.portraitPacksAside },
    lastStep: text.portraitLastStep,
    callToAction: [text.portraitCallToAction, text.makeItYours],
  },
  meme: {
    headline: text.memeHeadline,
    lead: text.memeLead,
    packs: { title: text.memePacks, aside: text.memePacksAside },
    lastStep: text.memeLastStep,
    callToAction: [text.memeCallToAction, text.makeItYours],
  },
};

export const homeWords = WORDS[pageFormat];
