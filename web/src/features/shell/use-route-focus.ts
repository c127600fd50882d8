import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '../../lib/focus-heading.js';

/** After a navigation, focuses the page's heading unless another element took the focus. */
export function useRouteFocus(): void {
  const router = useRouter();

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash !== '') return;
        const { activeElement } = document;
        const isTaken = document.getElementById('main')?.contains(activeElement) === true;
        if (!isTaken) focusHeading();
      }),
    [router],
  );
}
