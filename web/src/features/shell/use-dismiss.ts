import { useEffect, useRef, type RefObject } from 'react';

type Dismissable = {
  isOpen: boolean;
  container: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onDismiss: () => void;
};

export function useDismiss({ isOpen, container, button, onDismiss }: Dismissable): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && container.current?.contains(target) === false;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dismiss.current();
      button.current?.focus();
    };
    const onLeave = (event: Event) => {
      if (isOutside(event.target)) dismiss.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [isOpen, container, button]);
}
