import * as text from '../messages/en.js';
import { pageFormat } from '../page-format.js';

export const siteTitle = pageFormat === 'meme' ? text.memeSiteTitle : text.portraitSiteTitle;

export const titleOf = (page: string) => `${page} · Likeness`;
