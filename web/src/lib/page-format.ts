export type PageFormat = 'freefast' | 'meme';

export const pageFormat: PageFormat = process.env.PAGE_FORMAT === 'meme' ? 'meme' : 'freefast';

export const productHeading =
  pageFormat === 'meme' ? 'AI Portrait & Meme Generator' : 'AI Portrait Generator';
