import { useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { session } from '../../lib/session/page-session.js';
import { mayLoseWork } from '../../lib/unsaved-work.js';
import { useWindowEvents } from '../../lib/use-window-events.js';

type Dismissable = {
  isOpen: boolean;
  container: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onDismiss: () => void;
};

export function useDismiss({ isOpen, container, button, onDismiss }: Dismissable): void {
  const leave = ({ target }: Event) => {
    if (target instanceof Node && container.current?.contains(target) === false) onDismiss();
  };
  const keydown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    onDismiss();
    button.current?.focus();
  };
  useWindowEvents({ keydown, pointerdown: leave, focusin: leave }, isOpen);
}

/** Navigates home first: a page that needs a login would redirect to login. */
export function useLogout(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    if (!(await mayLoseWork())) return;
    await router.navigate({ to: '/', ignoreBlocker: true });
    await session.logout();
  };
}
