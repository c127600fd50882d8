import { type RefObject, useEffect, useRef } from 'react';
import { leadTo } from '../tool/lead-to.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { invalidPhotos } from '../../runs/photos/photos-state.js';
import type { Phase } from '../../runs/run/run-state.js';

type Lead = 'photos' | 'submit' | 'outcome';

type Seen = {
  /** Some of the photos can't be used. */
  hasInvalid: boolean;
  /** The keyboard is nowhere: what had it is gone. */
  isFocusLost: boolean;
};

/**
 * Where to scroll and focus when a run changes by itself: to refused photos, to the Create button if
 * nothing was ordered, to the result when it replaces the progress panel. Create is disabled during
 * a run, so a closing dialog cannot return the focus to it.
 */
export function whereToLead(before: Phase, now: Phase, seen: Seen): Lead | null {
  if (now !== 'idle' && now !== 'finished') return null;
  switch (before) {
    case 'uploading':
      return seen.hasInvalid ? 'photos' : 'submit';
    case 'consent':
    case 'running':
      return 'submit';
    case 'checking':
      return seen.isFocusLost ? 'submit' : null;
    case 'settling':
      return seen.isFocusLost ? 'outcome' : null;
    case 'idle':
    case 'finished':
      return null;
  }
}

/** Leads view and keyboard along with the run (`whereToLead`). */
export function useFollow(
  root: RefObject<HTMLElement | null>,
  phase: Phase,
  photos: PhotoBox,
): void {
  const last = useRef(phase);

  useEffect(() => {
    const before = last.current;
    last.current = phase;
    const lead = whereToLead(before, phase, {
      hasInvalid: invalidPhotos(photos.getState()).length > 0,
      isFocusLost: document.activeElement === document.body,
    });
    if (lead === 'outcome') {
      root.current?.querySelector<HTMLElement>('[data-outcome]')?.focus({ preventScroll: true });
    } else if (lead) leadTo(root.current, lead);
  }, [root, phase, photos]);
}
