import { EVENTS_PATH } from '@likeness/contracts/events/events-path';
import type { LiveEvent } from '@likeness/contracts/events/live-events';
import { locale } from '../locale.js';
import { withWords } from '../refusals/refusal.js';
import { shownToken } from '../api/shown-token.js';

export type LiveListener = {
  onEvent: (event: LiveEvent) => void;
  onLink: (up: boolean) => void;
};

const COME_BACK_MS = 5_000;

export type LiveLink = { close: () => void };

const isOfNobody = (error: Error & { data?: { code?: string } }) =>
  error.data?.code === 'UNAUTHORIZED';

const listeners = new Set<LiveListener>();
let closeSocket: (() => void) | null = null;
let isUp = false;

function tellEvent(event: LiveEvent): void {
  for (const each of [...listeners]) each.onEvent(event);
}

function tellLink(up: boolean): void {
  isUp = up;
  for (const each of [...listeners]) each.onLink(up);
}

/** Reconnects after interruptions. Lazy-loads the client library on first use. */
function openSocket(): () => void {
  let closed = false;
  let disconnect = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  void import('socket.io-client').then(
    ({ io }) => {
      if (closed) return;
      const socket = io({
        path: EVENTS_PATH,
        withCredentials: true,
        reconnectionDelayMax: 5_000,
        auth: (give) => give({ token: shownToken.getState() }),
      });
      // The server assigns a user to the socket when it connects.
      const stopFollowing = shownToken.subscribe(() => socket.disconnect().connect());
      // The client reconnects after network failures, but not after the server disconnects.
      const comeBack = () => {
        if (socket.active) return;
        clearTimeout(timer);
        timer = setTimeout(() => socket.connect(), COME_BACK_MS);
      };
      socket.on('connect', () => tellLink(true));
      socket.on('connect_error', (error) => {
        if (isOfNobody(error)) tellLink(false);
        comeBack();
      });
      socket.on('disconnect', () => {
        tellLink(false);
        comeBack();
      });
      socket.onAny((_name: string, event: LiveEvent) =>
        locale === 'en' || event.type !== 'render.finished'
          ? tellEvent(event)
          : void withWords(event).then(tellEvent),
      );
      disconnect = () => {
        clearTimeout(timer);
        stopFollowing();
        socket.removeAllListeners();
        socket.disconnect();
      };
    },
    () => tellLink(false),
  );

  return () => {
    closed = true;
    isUp = false;
    disconnect();
  };
}

/** All listeners share one socket. Late ones learn that it is up only after they have their link. */
export function joinLiveLink(listener: LiveListener): LiveLink {
  listeners.add(listener);
  closeSocket ??= openSocket();
  if (isUp) {
    queueMicrotask(() => {
      if (isUp && listeners.has(listener)) listener.onLink(true);
    });
  }
  return {
    close() {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      closeSocket?.();
      closeSocket = null;
    },
  };
}
