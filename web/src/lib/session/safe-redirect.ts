import { tab } from '../storage.js';

const KEY = 'oauth_redirect';
const AFTER_SIGN_IN = '/instantid';

export function keepOauthRedirect(target: string | undefined): void {
  if (target === undefined) tab.remove(KEY);
  else tab.write(KEY, target);
}

/** Returns the stored page without removing it. */
export const keptOauthRedirect = () => tab.read(KEY);

/** Returns the stored page and removes it; defaults to the generator. */
export function takeOauthRedirect(): string {
  const target = tab.read(KEY);
  tab.remove(KEY);
  return safeRedirect(target, AFTER_SIGN_IN);
}

/** Any foreign origin: a URL that resolves to another one leaves the site. */
const HERE = 'http://here.invalid';

/** Rejects anything that a browser resolves to another site: `//evil`, `/\evil`, `javascript:`. */
export function safeRedirect(asked: unknown, fallback = '/'): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return fallback;
  if (/[\p{Cc}\\]/u.test(asked) || !URL.canParse(asked, HERE)) return fallback;
  const url = new URL(asked, HERE);
  const path = url.pathname + url.search + url.hash;
  return url.origin === HERE && !path.startsWith('//') ? path : fallback;
}
