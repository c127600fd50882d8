import type * as german from './german.js';

/** English is the server's own language. */
export const load = (): Promise<typeof german | null> => Promise.resolve(null);
export const refused = 'That didn’t work. Please try again.';
