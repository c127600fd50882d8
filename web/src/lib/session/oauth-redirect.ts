import { safeRedirect } from './safe-redirect.js';

const KEY = 'oauth_redirect';
const AFTER_SIGN_IN = '/instantid';

/** Keeps where to go when the person comes back from the provider. */
export function keepOauthRedirect(target: string | undefined): void {
  try {
    if (target === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, target);
  } catch {
    // Without storage they arrive at the generator.
  }
}

/** The page that was kept, which stays kept. */
export function keptOauthRedirect(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Where to go now, once; the generator unless a page was kept. */
export function takeOauthRedirect(): string {
  try {
    const target = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return safeRedirect(target, AFTER_SIGN_IN);
  } catch {
    return AFTER_SIGN_IN;
  }
}
