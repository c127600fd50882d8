/** Head tags of a prerendered page, which React replaces when it renders the page again. */
export const PAGE_TAGS =
  'meta[name=description],meta[name=keywords],meta[name=author],link[rel=canonical],link[hreflang],meta[property^="og:"],meta[name="twitter:card"]';
