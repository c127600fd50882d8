import type { Phase } from '../../runs/run/run-state.js';

export type Lead = 'photos' | 'submit' | 'outcome';

type Seen = {
  /** Some of the photos can't be used. */
  hasInvalid: boolean;
  /** The keyboard is nowhere: what had it is gone. */
  isFocusLost: boolean;
};

/**
 * Where view and keyboard belong when a run has moved on by itself or was answered in a dialog: to
 * the photos that were refused, to the press when nothing was begun, to the outcome when the
 * progress panel gives way to it. The press can't hold the keyboard while the run is under way, so
 * that a dialog has nowhere to give it back to.
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
