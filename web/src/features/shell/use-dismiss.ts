import type { RefObject } from 'react';
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
