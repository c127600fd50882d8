import { logFault } from '../log.js';
import { call } from '../api/request.js';
import { wait } from '../wait.js';
import { tellOtherTabs } from '../api/session-news.js';
import { createSession } from './session.js';
import { expiredFlag, shownToken } from '../api/shown-token.js';
import { clearToken, readToken, writeToken } from '../api/token-cookie.js';

/** An unresponsive server must not block a logout. */
const LOGOUT_WITHIN_MS = 5_000;

/** Session of this page load. The server never starts it, so users share nothing. */
export const session = createSession({
  token: { read: readToken, write: writeToken, clear: clearToken },
  shown: shownToken,
  tellOtherTabs,
  fetchUser: () => call('GET /api/users/me'),
  endSession: () =>
    call('POST /api/auth/jwt/logout', { signal: AbortSignal.timeout(LOGOUT_WITHIN_MS) }),
  tellExpired: () => expiredFlag.dispatch(true),
  wait,
  log: logFault,
});
