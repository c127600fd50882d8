import {
  EVENTS_PATH,
  liveEventSchema,
  type LiveEvent,
} from '@likeness/contracts/events/live-events';

export type LiveListener = {
  onEvent: (event: LiveEvent) => void;
  /** True on every connection and reconnection, false when it is lost. */
  onLink: (up: boolean) => void;
};

export type LiveLink = { close: () => void };

/**
 * Opens the stream of live news for this visitor and keeps it open through interruptions. The
 * client's code is loaded on first use, so that a page at rest doesn't pay for it.
 */
export function openLiveLink({ onEvent, onLink }: LiveListener): LiveLink {
  let closed = false;
  let disconnect = () => {};

  void import('socket.io-client').then(
    ({ io }) => {
      if (closed) return;
      const socket = io({ path: EVENTS_PATH, withCredentials: true, reconnectionDelayMax: 5_000 });
      socket.on('connect', () => onLink(true));
      socket.on('disconnect', () => onLink(false));
      socket.onAny((_name: string, payload: unknown) => {
        const event = liveEventSchema.safeParse(payload);
        if (event.success) onEvent(event.data);
      });
      disconnect = () => {
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
