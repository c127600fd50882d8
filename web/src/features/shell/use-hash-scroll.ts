import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { awaitTarget, holdElement } from '../../lib/hash-scroll.js';
import { isOverlayMove } from '../../lib/overlay-history.js';

/** Scrolls to the hash on every navigation, even when the user clicks the same link again. */
export function useHashScroll(): void {
  const router = useRouter();

  useEffect(() => {
    let cancel = () => {};
    function go(hash: string) {
      cancel();
      if (hash === '') return;
      cancel = awaitTarget(() => document.getElementById(hash), holdElement);
    }
    go(router.state.location.hash);
    const unsubscribe = router.subscribe('onBeforeNavigate', (event) => {
      if (!isOverlayMove(event)) go(event.toLocation.hash);
    });
    return () => {
      unsubscribe();
      cancel();
    };
  }, [router]);
}
