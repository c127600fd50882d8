export const pages = 'Seiten';
export const previousPage = 'Vorige Seite';
export const nextPage = 'Nächste Seite';
export const pageOf = (page: number, count: number) => `${page} von ${count}`;
