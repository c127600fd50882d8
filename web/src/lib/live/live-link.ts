import { EVENTS_PATH } from '@likeness/contracts/events/events-path';
import type { LiveEvent } from '@likeness/contracts/events/live-events';
import { shownToken } from '../session/shown-token.js';

export type LiveListener = {
  onEvent: (event: LiveEvent) => void;
  /** True on every connection and reconnection, false when it is lost or the session is refused. */
  onLink: (up: boolean) => void;
};

const COME_BACK_MS = 5_000;

export type LiveLink = { close: () => void };

const isOfNobody = (error: Error & { data?: { code?: string } }) =>
  error.data?.code === 'UNAUTHORIZED';

/**
 * Opens the stream of live news for this visitor and keeps it open through interruptions. The
 * client's code is loaded on first use, so that a page at rest doesn't pay for it.
 */
export function openLiveLink({ onEvent, onLink }: LiveListener): LiveLink {
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
      // Whose news these are is settled when the socket connects.
      const stopFollowing = shownToken.subscribe(() => socket.disconnect().connect());
      // The client comes back by itself from lost connections, not from a server that hung up.
      const comeBack = () => {
        if (socket.active) return;
        clearTimeout(timer);
        timer = setTimeout(() => socket.connect(), COME_BACK_MS);
      };
      socket.on('connect', () => onLink(true));
      socket.on('connect_error', (error) => {
        if (isOfNobody(error)) onLink(false);
        comeBack();
      });
      socket.on('disconnect', () => {
        onLink(false);
        comeBack();
      });
      socket.onAny((_name: string, event: LiveEvent) => onEvent(event));
      disconnect = () => {
        clearTimeout(timer);
        stopFollowing();
        socket.removeAllListeners();
        socket.disconnect();
      };
    },
    () => onLink(false),
  );

  return {
    close() {
      closed = true;
      disconnect();
    },
  };
}
