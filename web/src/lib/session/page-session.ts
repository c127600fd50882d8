import { logFault } from '../log.js';
import { requestNothing } from '../api/request.js';
import { fetchMe } from '../api/users-api.js';
import { createSession } from './session.js';
import { clearToken, readToken, writeToken } from './token-cookie.js';

/** A server that doesn't answer must not hold up a logout. */
const LOGOUT_WITHIN_MS = 5_000;

/** The session of this page load. Nobody starts it on the server, so nothing is shared there. */
export const session = createSession({
  token: { read: readToken, write: writeToken, clear: clearToken },
  fetchUser: fetchMe,
  endSession: () =>
    requestNothing('auth/jwt/logout', {
      method: 'POST',
      signal: AbortSignal.timeout(LOGOUT_WITHIN_MS),
    }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  log: logFault,
});
