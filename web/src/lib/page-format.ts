import * as text from './messages/en.js';

export type PageFormat = 'freefast' | 'meme';

export const pageFormat: PageFormat = process.env.PAGE_FORMAT === 'meme' ? 'meme' : 'freefast';

export const productHeading =
  pageFormat === 'meme' ? text.memeProductHeading : text.portraitProductHeading;
