export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageOf = (page: number, count: number) => `${page} of ${count}`;
