import { pageFormat } from '../page-format.js';

export const siteTitle =
  pageFormat === 'meme'
    ? 'Likeness: portraits and memes that still look like you'
    : 'Likeness: portraits that still look like you';

export const titleOf = (page: string) => `${page} · Likeness`;
