import * as text from '../messages/en.js';
import { ApiError } from './api-error.js';

export const COOKIES_BLOCKED = 'COOKIES_BLOCKED';

/** Without cookies, the server forgets who asked: logins fail, and guests lose their photos. @throws ApiError */
export function needCookies(): void {
  // In Chromium, `navigator.cookieEnabled` is true though the settings block cookies.
  document.cookie = 'probe=1; path=/; samesite=lax';
  const isKept = document.cookie.includes('probe=1');
  document.cookie = 'probe=; path=/; max-age=0; samesite=lax';
  if (isKept) return;
  const detail = text.cookiesNeeded;
  throw new ApiError(422, COOKIES_BLOCKED, detail, { detail });
}
