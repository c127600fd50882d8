/** Null without a connection; the next refusal tries again. */
export const load = () => import('./german.js').catch(() => null);
export const refused = 'Das hat nicht geklappt. Bitte versuch es noch einmal.';
