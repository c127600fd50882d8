import type { FaceConsent } from '@likeness/contracts/http/photos';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { createStore, type Store } from '../../../lib/store/store.js';
import type { PhotoBox } from './photo-box.js';

const AT_ONCE = 3;
/** Before the first retries; later ones wait for the longest pause. */
const PAUSES_MS = [2_000, 6_000];
const LONGEST_PAUSE_MS = 20_000;

type IntakePorts = {
  /** The token of the user shown; undefined for a guest. */
  shownToken: () => string | undefined;
  /** Resolves when the user is known. */
  personKnown: () => Promise<unknown>;
  fetchConsent: () => Promise<FaceConsent>;
  giveConsent: () => Promise<void>;
  onConsentGiven: () => void;
  /** The consent call failed. */
  fail: (error: unknown) => void;
  wait: (ms: number) => Promise<void>;
};

/** True while the consent dialog is open. */
export type PhotoIntake = Pick<Store<boolean, boolean>, 'getState' | 'subscribe'> & {
  agree: () => Promise<void>;
  /** Photos stay in the page; Create asks again. */
  decline: () => void;
  /** The user changed. */
  drop: () => void;
};

/** An added photo and its user. */
type Arrival = { box: PhotoBox; key: string; token: string | undefined };

const isPassing = (error: unknown) =>
  error instanceof ConnectionError ||
  (error instanceof ApiError && (error.status >= 500 || [408, 429].includes(error.status)));

const secondsOf = (error: unknown) =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;

/**
 * Uploads and checks photos as they are added. No photo leaves the device without consent, nor as
 * another user than the one shown when it was added.
 */
export function createPhotoIntake(boxes: readonly PhotoBox[], ports: IntakePorts): PhotoIntake {
  const { getState, dispatch, subscribe } = createStore(
    (_: boolean, isAsking: boolean) => isAsking,
    false,
  );
  let waiting: Arrival[] = [];
  let admitted: Arrival[] = [];
  let checking: Promise<void> | null = null;
  /** Settles with the last answer in the dialog. A check before it is done again. */
  let agreed = Promise.resolve();
  let running = 0;
  let isDeclined = false;

  const isHere = ({ token }: Arrival) => token === ports.shownToken();

  async function send(arrival: Arrival): Promise<void> {
    for (let tries = 0; isHere(arrival); tries += 1) {
      try {
        await arrival.box.send(arrival.key);
        return;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'FACE_CONSENT_REQUIRED') {
          // The user has withdrawn it.
          waiting.push(arrival);
          checkConsent();
          return;
        }
        if (!isPassing(error)) return;
        const pause = PAUSES_MS[tries] ?? LONGEST_PAUSE_MS;
        await ports.wait(Math.max(pause, secondsOf(error) * 1_000));
      }
    }
  }

  async function runUploads(): Promise<void> {
    running += 1;
    for (let next = admitted.shift(); next; next = admitted.shift()) await send(next);
    running -= 1;
  }

  function startUploads() {
    admitted.push(...waiting.filter(isHere));
    waiting = [];
    while (running < Math.min(AT_ONCE, running + admitted.length)) void runUploads();
  }

  async function checkConsentOnce(): Promise<void> {
    waiting = waiting.filter(isHere);
    const token = ports.shownToken();
    const answer = agreed;
    await answer;
    const { given } = await ports.fetchConsent();
    if (token !== ports.shownToken() || answer !== agreed) return;
    if (given) {
      isDeclined = false;
      startUploads();
    } else if (isDeclined) waiting = [];
    else if (waiting.length > 0) dispatch(true);
  }

  /** Asks for the consent once for all waiting photos. */
  function checkConsent() {
    checking ??= checkConsentOnce()
      .catch(() => {
        // Create asks again and reports the problem.
        waiting = [];
      })
      .finally(() => {
        checking = null;
        if (waiting.length > 0 && !getState()) checkConsent();
      });
  }

  async function take(box: PhotoBox, key: string): Promise<void> {
    await ports.personKnown();
    waiting.push({ box, key, token: ports.shownToken() });
    if (!getState()) checkConsent();
  }

  for (const box of boxes) box.onAdded((key) => void take(box, key));

  return {
    getState,
    subscribe,
    agree() {
      dispatch(false);
      agreed = ports.giveConsent().then(
        () => {
          ports.onConsentGiven();
          startUploads();
        },
        (error: unknown) => {
          waiting = [];
          ports.fail(error);
        },
      );
      return agreed;
    },
    decline() {
      isDeclined = true;
      waiting = [];
      dispatch(false);
    },
    drop() {
      isDeclined = false;
      waiting = waiting.filter(isHere);
      admitted = admitted.filter(isHere);
      if (waiting.length === 0) dispatch(false);
    },
  };
}
