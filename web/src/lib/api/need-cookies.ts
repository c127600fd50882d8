import * as text from '../messages/en.js';
import { ApiError } from './api-error.js';

export const COOKIES_BLOCKED = 'COOKIES_BLOCKED';

/** Without cookies, the server forgets who asked: logins fail, and guests lose their photos. @throws ApiError */
export function needCookies(): void {
  if (navigator.cookieEnabled !== false) return;
  const detail = text.cookiesNeeded;
  throw new ApiError(422, COOKIES_BLOCKED, detail, { detail });
}
