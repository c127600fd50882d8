import { useEffect, useEffectEvent } from 'react';

/** Elements with their own use of these keys. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select') !== null);

type SelectionKeys = { onAll: () => void; onLeave: () => void };

export function useSelectionKeys({ onAll, onLeave }: SelectionKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    if (event.key === 'Escape') onLeave();
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      onAll();
    }
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
