import type { User } from '@likeness/contracts/http/users';
import { ApiError } from '../api/api-error.js';
import { createStore, type Store } from '../store/store.js';
import {
  noSession,
  reduceSession,
  type SessionAction,
  type SessionState,
} from './session-state.js';

/** Delays before the second, third and fourth attempt to fetch the user at start. */
const BACKOFF_MS = [400, 1_000, 2_500];

export type SessionPorts = {
  token: { read: () => string | undefined; write: (token: string) => void; clear: () => void };
  shown: Pick<Store<string | undefined, string | undefined>, 'getState' | 'dispatch'>;
  tellOtherTabs: () => void;
  fetchUser: () => Promise<User>;
  endSession: () => Promise<void>;
  tellExpired: () => void;
  wait: (ms: number) => Promise<void>;
  log: (message: string, error: unknown) => void;
};

export type Session = Pick<Store<SessionState, SessionAction>, 'getState' | 'subscribe'> & {
  /** Reads the cookie and fetches its user. Idempotent. True when signed in. */
  ready: () => Promise<boolean>;
  syncWithCookie: () => Promise<void>;
  signIn: (token: string) => Promise<boolean>;
  renew: (token: string) => Promise<boolean>;
  /** Refetches the user. A 401 or 403 ends the session; other errors change nothing. */
  refresh: () => Promise<void>;
  /** Ends the session locally, whatever the server answers. */
  logout: () => Promise<void>;
  /** Ends an expired session: unlike after a logout, the user's local work stays. */
  expire: () => Promise<void>;
};

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);
/** Only a refusal ends the session; a proxy's error page with status 200 doesn't. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.status < 400 || error.status === 429 || error.status >= 500;

export function createSession(ports: SessionPorts): Session {
  const { getState, dispatch, subscribe } = createStore(reduceSession, noSession);
  let starting: Promise<boolean> | undefined;
  let ending: Promise<void> | undefined;

  const isShown = (token: string) => ports.shown.getState() === token;

  async function fetchWithRetries(token: string): Promise<User> {
    for (const backoff of BACKOFF_MS) {
      try {
        return await ports.fetchUser();
      } catch (error) {
        if (!isPassing(error) || !isShown(token)) throw error;
        await ports.wait(backoff);
      }
    }
    return ports.fetchUser();
  }

  function load(token: string): Promise<boolean> {
    ports.shown.dispatch(token);
    dispatch({ type: 'loading' });
    return loadPerson(token);
  }

  async function loadPerson(token: string): Promise<boolean> {
    try {
      const user = await fetchWithRetries(token);
      if (!isShown(token)) return getState().status === 'signed-in';
      dispatch({ type: 'loaded', user });
      return true;
    } catch (error) {
      if (!isShown(token)) return getState().status === 'signed-in';
      ports.log('The person of this session could not be fetched', error);
      await leave(true);
      return false;
    }
  }

  function showSignedOut(isExpired: boolean) {
    ports.shown.dispatch(undefined);
    dispatch({ type: 'cleared', isExpired });
  }

  async function end(isExpired: boolean): Promise<void> {
    const ended = ports.shown.getState();
    try {
      if (ended !== undefined) await ports.endSession();
    } catch (error) {
      ports.log('The server could not be told of the logout', error);
    }
    if (ports.shown.getState() !== ended) return;
    if (ended !== undefined && ports.token.read() === ended) {
      ports.token.clear();
      ports.tellOtherTabs();
    }
    showSignedOut(isExpired);
  }

  function leave(isExpired: boolean): Promise<void> {
    ending ??= end(isExpired).finally(() => {
      ending = undefined;
    });
    return ending;
  }

  /** Callers of `ready` share this pending start. */
  function start(entering: Promise<boolean>): Promise<boolean> {
    const started = entering.finally(() => {
      if (starting === started) starting = undefined;
    });
    starting = started;
    return started;
  }

  function begin(): Promise<boolean> {
    const token = ports.token.read();
    if (token !== undefined) return load(token);
    showSignedOut(false);
    return Promise.resolve(false);
  }

  return {
    getState,
    subscribe,
    logout: () => leave(false),
    expire: () => leave(true),
    async ready() {
      const { status } = getState();
      if (status === 'signed-in' || status === 'signed-out') return status === 'signed-in';
      return starting ?? start(begin());
    },
    async syncWithCookie() {
      if (getState().status === 'unknown') return;
      if (ending) await ending;
      if (ports.token.read() !== ports.shown.getState()) await start(begin());
    },
    signIn(token) {
      ports.token.write(token);
      ports.tellOtherTabs();
      return start(load(token));
    },
    renew(token) {
      ports.token.write(token);
      ports.tellOtherTabs();
      ports.shown.dispatch(token);
      return start(loadPerson(token));
    },
    async refresh() {
      const token = ports.shown.getState();
      if (token === undefined) return;
      try {
        const user = await ports.fetchUser();
        if (isShown(token)) dispatch({ type: 'loaded', user });
      } catch (error) {
        ports.log('The person of this session could not be fetched again', error);
        if (isRefused(error) && isShown(token)) ports.tellExpired();
      }
    },
  };
}
