/** The title of a page that says none itself; the home page is one. */
export const siteTitle = 'Likeness: portraits that still look like you';

export const titleOf = (page: string) => `${page} · Likeness`;
