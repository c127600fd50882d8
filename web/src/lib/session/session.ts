import type { User } from '@likeness/contracts/http/users';
import { ApiError } from '../api/api-error.js';
import { createStore, type Store } from '../store/store.js';
import {
  noSession,
  reduceSession,
  type Reaction,
  type SessionAction,
  type SessionState,
} from './session-state.js';

/** Waits before the second, third and fourth try of fetching the person at start. */
const BACKOFF_MS = [400, 1_000, 2_500];

export type SessionPorts = {
  token: { read: () => string | undefined; write: (token: string) => void; clear: () => void };
  fetchUser: () => Promise<User>;
  endSession: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
  log: (message: string, error: unknown) => void;
};

export type Session = Pick<Store<SessionState, SessionAction>, 'getState' | 'subscribe'> & {
  /** Looks at the cookie and fetches its person; harmless to call again. True when signed in. */
  ready: () => Promise<boolean>;
  /** Takes up what another tab has done to the cookie. */
  follow: () => Promise<void>;
  /** Keeps a token just given and fetches its person; false when that fails. */
  signIn: (token: string) => Promise<boolean>;
  /** Fetches the person again. A 401 or 403 logs out, anything else leaves things as they are. */
  refresh: () => Promise<void>;
  /** Ends the session here whatever the server says. */
  logout: () => Promise<void>;
  react: (imageId: string, reaction: Reaction) => void;
};

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);
const isPassing = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Holds who is signed in: logged out until a token is in the cookie and its person has loaded. */
export function createSession(ports: SessionPorts): Session {
  const { getState, dispatch, subscribe } = createStore(reduceSession, noSession);
  let held: string | undefined;
  let starting: Promise<boolean> | undefined;
  let ending: Promise<void> | undefined;

  const isHeld = (token: string) => held === token;

  async function fetchWithRetries(token: string): Promise<User> {
    for (const backoff of BACKOFF_MS) {
      try {
        return await ports.fetchUser();
      } catch (error) {
        if (!isPassing(error) || !isHeld(token)) throw error;
        await ports.wait(backoff);
      }
    }
    return ports.fetchUser();
  }

  async function load(token: string): Promise<boolean> {
    held = token;
    dispatch({ type: 'loading' });
    try {
      const user = await fetchWithRetries(token);
      if (!isHeld(token)) return getState().status === 'signed-in';
      dispatch({ type: 'loaded', user });
      return true;
    } catch (error) {
      if (!isHeld(token)) return getState().status === 'signed-in';
      ports.log('The person of this session could not be fetched', error);
      await logout();
      return false;
    }
  }

  async function end(): Promise<void> {
    const ended = held;
    const token = ports.token.read();
    try {
      if (token !== undefined) await ports.endSession();
    } catch (error) {
      ports.log('The server could not be told of the logout', error);
    }
    if (held !== ended) return;
    held = undefined;
    if (ports.token.read() === token) ports.token.clear();
    dispatch({ type: 'cleared' });
  }

  function logout(): Promise<void> {
    ending ??= end().finally(() => {
      ending = undefined;
    });
    return ending;
  }

  function begin(): Promise<boolean> {
    const token = ports.token.read();
    if (token !== undefined) return load(token);
    held = undefined;
    dispatch({ type: 'cleared' });
    return Promise.resolve(false);
  }

  return {
    getState,
    subscribe,
    logout,
    async ready() {
      const { status } = getState();
      if (status === 'signed-in' || status === 'signed-out') return status === 'signed-in';
      starting ??= begin().finally(() => {
        starting = undefined;
      });
      return starting;
    },
    async follow() {
      if (getState().status === 'unknown' || ending) return;
      if (ports.token.read() !== held) await begin();
    },
    signIn(token) {
      ports.token.write(token);
      return load(token);
    },
    async refresh() {
      const token = held;
      if (token === undefined) return;
      try {
        const user = await ports.fetchUser();
        if (isHeld(token)) dispatch({ type: 'loaded', user });
      } catch (error) {
        ports.log('The person of this session could not be fetched again', error);
        if (isRefused(error) && isHeld(token)) await logout();
      }
    },
    react: (imageId, reaction) => dispatch({ type: 'reacted', imageId, reaction }),
  };
}
