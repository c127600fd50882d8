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
  /** The cookie, which all tabs share. */
  token: { read: () => string | undefined; write: (token: string) => void; clear: () => void };
  /** What this page's calls go out with. */
  shown: Pick<Store<string | undefined, string | undefined>, 'getState' | 'dispatch'>;
  tellOtherTabs: () => void;
  fetchUser: () => Promise<User>;
  endSession: () => Promise<void>;
  /** Asks the person to log in again; until they have answered the page stays as it is. */
  tellExpired: () => void;
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
  /** The same for who is shown and whose session has run out: the page stays as it is meanwhile. */
  renew: (token: string) => Promise<boolean>;
  /** Fetches the person again. A 401 or 403 is the session's end, anything else leaves things as they are. */
  refresh: () => Promise<void>;
  /** Ends the session here whatever the server says. */
  logout: () => Promise<void>;
  /** The same for a session that has run out: its person did not leave. */
  expire: () => Promise<void>;
  react: (imageId: string, reaction: Reaction | null) => void;
};

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);
/** Only a refusal says anything of the session; a page of a proxy with status 200 doesn't. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.status < 400 || error.status === 429 || error.status >= 500;

/** Holds who is signed in: logged out until a token is in the cookie and its person has loaded. */
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

  function showNobody(isExpired: boolean) {
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
    showNobody(isExpired);
  }

  function leave(isExpired: boolean): Promise<void> {
    ending ??= end(isExpired).finally(() => {
      ending = undefined;
    });
    return ending;
  }

  /** While it goes on, whoever asks who is there waits for it. */
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
    showNobody(false);
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
    async follow() {
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
    react: (imageId, reaction) => dispatch({ type: 'reacted', imageId, reaction }),
  };
}
