import { safeRedirect } from './safe-redirect.js';

const KEY = 'oauth_redirect';
const AFTER_SIGN_IN = '/instantid';

export function keepOauthRedirect(target: string | undefined): void {
  try {
    if (target === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, target);
  } catch {
    // Without storage, users return to the generator.
  }
}

/** Returns the stored page without removing it. */
export function keptOauthRedirect(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the stored page and removes it; defaults to the generator. */
export function takeOauthRedirect(): string {
  try {
    const target = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return safeRedirect(target, AFTER_SIGN_IN);
  } catch {
    return AFTER_SIGN_IN;
  }
}
