import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { coverPage } from './overlay-history.js';

export function useClosedByBack(name: string, isOpen: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isOpen) return coverPage(history, name, () => close());
  }, [history, name, isOpen]);
}
