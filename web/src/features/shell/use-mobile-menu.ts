import { useEffect, useRef, useState } from 'react';

const closeDelay = 150;

/**
 * A menu that closes 150 ms after it is told to, and on Escape or a press outside. On Escape the
 * focus goes back to the button.
 */
export function useMobileMenu() {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed');
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => setState('closed'), closeDelay);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (state !== 'open') return;
    const close = () => setState('closing');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [state]);

  return {
    state,
    container,
    button,
    close: () => setState('closing'),
    toggle: () => setState(state === 'open' ? 'closing' : 'open'),
  };
}
