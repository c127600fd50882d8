import type { LiveEvent } from '@likeness/contracts/events/live-events';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import type { Problem } from './problem.js';
import type { Preparation, Run, RunForm, RunState } from './run-state.js';

/** What can happen to a run; times in milliseconds since the epoch. */
export type RunAction =
  | { type: 'submitted'; preparation: Preparation; at: number }
  | { type: 'consent-asked' }
  | { type: 'consent-given' }
  | { type: 'upload-began'; total: number }
  | { type: 'photo-stored' }
  | { type: 'stopped'; problem: Problem | null }
  | { type: 'started'; form: RunForm }
  | { type: 'accepted'; index: number; jobId: string }
  | { type: 'send-failed'; index: number; problem: Problem }
  | { type: 'news'; event: LiveEvent; at: number }
  | { type: 'facts'; jobs: readonly RenderJob[]; askedAt: number }
  | { type: 'lost'; index: number }
  | { type: 'cancel-asked' }
  | { type: 'cancelled'; index: number }
  | { type: 'cancel-failed'; problem: Problem }
  | { type: 'settled' }
  | {
      type: 'restored';
      run: Run | null;
      earlier: readonly Image[];
      preparation: { preparation: Preparation; at: number } | null;
    }
  | {
      type: 'followed';
      run: Run | null;
      earlier: readonly Image[];
      preparation: { preparation: Preparation; at: number; uploads: RunState['uploads'] } | null;
    }
  | { type: 'taken-over' }
  | { type: 'adopted'; jobs: readonly RenderJob[]; at: number }
  | { type: 'reached'; isReachable: boolean }
  | { type: 'problem-raised'; problem: Problem }
  | { type: 'problem-dismissed' }
  | { type: 'put-away' }
  | { type: 'forgotten' };
