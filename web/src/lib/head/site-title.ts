export const siteTitle = 'Likeness: portraits that still look like you';

export const titleOf = (page: string) => `${page} · Likeness`;
