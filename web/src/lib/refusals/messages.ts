/** English is the server's own language. Null without a connection, too; the next refusal tries again. */
export const load = async () => (EN ? null : import('./german.js').catch(() => null));
export const refused = EN
  ? 'That didn’t work. Please try again.'
  : 'Das hat nicht geklappt. Bitte versuch es noch einmal.';
