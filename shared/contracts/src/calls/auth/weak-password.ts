export const WEAK_PASSWORD = 'A password that is too weak: what is missing, in words.';
