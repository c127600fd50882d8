import * as text from './messages.js';

export type PageFormat = 'freefast' | 'meme';

export const pageFormat: PageFormat = process.env.PAGE_FORMAT === 'meme' ? 'meme' : 'freefast';

export const productHeading =
  pageFormat === 'meme' ? text.memeProductHeading : text.portraitProductHeading;

export const siteTitle = pageFormat === 'meme' ? text.memeSiteTitle : text.portraitSiteTitle;

export const titleOf = (page: string) => `${page} · Likeness`;
