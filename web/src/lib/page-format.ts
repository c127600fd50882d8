export type PageFormat = 'freefast' | 'meme';

/** Wording of the page, fixed at build time: photos, or photos and memes. */
export const pageFormat: PageFormat = process.env.PAGE_FORMAT === 'meme' ? 'meme' : 'freefast';

export const productHeading =
  pageFormat === 'meme' ? 'AI Portrait & Meme Generator' : 'AI Portrait Generator';
