import { useEffect, useRef, type RefObject } from 'react';
import { leadTo } from '../tool/lead-to.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { invalidPhotos } from '../../runs/photos/photos-state.js';
import type { Phase } from '../../runs/run/run-state.js';
import { whereToLead } from './where-to-lead.js';

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
