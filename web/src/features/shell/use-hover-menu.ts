import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useDismiss } from './use-dismiss.js';

const closeDelay = 300;

/** A click pins the menu, so it never depends on hovering. */
export function useHoverMenu() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => setState('closed');
  useDismiss({ isOpen: state !== 'closed', container, button, onDismiss: close });

  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    isOpen: state !== 'closed',
    container,
    button,
    close,
    press: () => setState(state === 'pinned' ? 'closed' : 'pinned'),
    enter: ({ pointerType }: PointerEvent) => {
      clearTimeout(leaving.current);
      if (pointerType === 'mouse' && state === 'closed') setState('hovered');
    },
    leave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      leaving.current = setTimeout(
        () => setState((now) => (now === 'hovered' ? 'closed' : now)),
        closeDelay,
      );
    },
  };
}
