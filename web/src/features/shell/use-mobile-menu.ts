import { useEffect, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.js';

const closeDelay = 150;

export function useMobileMenu() {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed');
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setState('closing');
  useDismiss({ isOpen: state === 'open', container, button, onDismiss: close });

  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => setState('closed'), closeDelay);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    container,
    button,
    close,
    toggle: () => setState(state === 'open' ? 'closing' : 'open'),
  };
}
