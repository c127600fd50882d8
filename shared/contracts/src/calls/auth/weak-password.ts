/** What the document says of a password that is refused. */
export const WEAK_PASSWORD = 'A password that is too weak: what is missing, in words.';
