import { useEffect, useRef, type RefObject } from 'react';
import { leadTo } from '../form/lead-to.js';
import type { PhotoBox } from '../photos/photo-box.js';
import { invalidPhotos } from '../photos/photos-state.js';
import type { Phase } from './run-state.js';

/**
 * Leads view and keyboard along when the run moves on by itself: to the photos that were refused,
 * to the form when nothing was begun, to the outcome when the progress panel gives way to it.
 */
export function useFollow(
  root: RefObject<HTMLElement | null>,
  phase: Phase,
  photos: PhotoBox,
): void {
  const last = useRef(phase);

  useEffect(() => {
    const before = last.current;
    last.current = phase;
    if (phase !== 'idle' && phase !== 'finished') return;
    if (before === 'uploading' && invalidPhotos(photos.getState()).length > 0)
      leadTo(root.current, 'photos');
    else if (before === 'uploading' || before === 'running') leadTo(root.current, 'submit');
    else if (before === 'settling' && document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>('[data-outcome]')?.focus({ preventScroll: true });
    }
  }, [root, phase, photos]);
}
