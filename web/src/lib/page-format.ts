export type PageFormat = 'freefast' | 'meme';

/** The wording of the page, fixed when it is built: photos, or photos and memes. */
export const pageFormat: PageFormat = process.env.PAGE_FORMAT === 'meme' ? 'meme' : 'freefast';

/** What the product calls itself in headings. */
export const productHeading =
  pageFormat === 'meme' ? 'AI Portrait & Meme Generator' : 'AI Portrait Generator';
