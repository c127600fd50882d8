import type { Image } from '@likeness/contracts/http/images';
import type { Preparation, Run } from './run-state.js';
import { emptySlot } from './slot.js';

/** How long a guest's portraits are kept; there is nothing left to show after that. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Photos that were asked to be sent longer ago than this are forgotten, as the studio would. */
const PENDING_MS = 24 * 60 * 60 * 1000;
const VERSION = 2;

/** A photo of a generation that is being prepared: at the server once it has an `uploadId`. */
export type WaitingPhoto = {
  key: string;
  name: string;
  role: 'reference' | 'pose';
  uploadId: string | null;
};

/** A generation that was asked for, from the press until its first request. */
type Pending = {
  preparation: Preparation;
  /** Milliseconds since the epoch. */
  at: number;
  photos: readonly WaitingPhoto[];
};

export type RunRecord = { run: Run | null; earlier: readonly Image[]; pending: Pending | null };

/** What of a run outlives the page: ids and results, not the progress that the server knows. */
export function writeRecord({ run, earlier, pending }: RunRecord): string {
  const slots = run?.slots.map(
    ({ index, state, jobId, style, credits, acceptedAt, image, detail }) => ({
      index,
      state: state === 'rendering' ? 'queued' : state,
      jobId,
      style,
      credits,
      acceptedAt,
      image,
      detail,
    }),
  );
  return JSON.stringify({ version: VERSION, run: run && { ...run, slots }, earlier, pending });
}

/** Reads a record back; what is broken, of another version or past its keeping counts as absent. */
export function readRecord(text: string | null, now: number): RunRecord {
  const none: RunRecord = { run: null, earlier: [], pending: null };
  if (text === null) return none;
  const record = parse(text);
  if (!isRecord(record)) return none;
  const { run, earlier, pending } = record;
  return {
    run:
      run && now - run.startedAt < KEPT_MS
        ? { ...run, slots: run.slots.map((slot) => ({ ...emptySlot(slot.index), ...slot })) }
        : null,
    earlier: earlier.filter((image) => now - Date.parse(image.created_at) < KEPT_MS),
    pending: pending && now - pending.at < PENDING_MS ? pending : null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The version stands for the shape; the lists are looked at because others can write here too. */
function isRecord(value: unknown): value is RunRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { version, run, earlier, pending } = value as Partial<RunRecord> & { version?: unknown };
  const runFits = run === null || (Array.isArray(run?.slots) && typeof run.form === 'object');
  const pendingFits = pending === null || Array.isArray(pending?.photos);
  return version === VERSION && runFits && pendingFits && Array.isArray(earlier);
}
