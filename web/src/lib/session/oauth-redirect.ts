import { tab } from '../storage.js';
import { safeRedirect } from './safe-redirect.js';

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
