import type { Image } from '@likeness/contracts/http/images';
import type { Preparation, Run } from './run-state.js';
import { emptySlot } from './slot.js';

/** How long a guest's portraits are kept; there is nothing left to show after that. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Photos that were asked to be sent longer ago than this are forgotten, as the studio would. */
const PENDING_MS = 24 * 60 * 60 * 1000;
const VERSION = 3;

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

export type RunRecord = {
  /** Whose it is: the id of a member, null for a visitor. */
  person: string | null;
  run: Run | null;
  earlier: readonly Image[];
  pending: Pending | null;
};

/** What of a run outlives the page: ids and results, not the progress that the server knows. */
export function writeRecord({ person, run, earlier, pending }: RunRecord): string {
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
  return JSON.stringify({
    version: VERSION,
    person,
    run: run && { ...run, slots },
    earlier,
    pending,
  });
}

/**
 * Reads a record back for whom the page shows; what is broken, of another version, past its keeping
 * or another person's counts as absent. A visitor's portraits go over to the account that is logged
 * in to; what had not been sent by then was pressed by nobody with that name, and is not sent.
 */
export function readRecord(text: string | null, now: number, person: string | null): RunRecord {
  const none: RunRecord = { person, run: null, earlier: [], pending: null };
  if (text === null) return none;
  const record = parse(text);
  if (!isRecord(record)) return none;
  if (record.person === person) return withinItsTime(record, now);
  if (record.person !== null) return none;
  const { run, earlier } = withinItsTime(record, now);
  return { person, run: run && withoutUnsent(run), earlier, pending: null };
}

function withoutUnsent(run: Run): Run {
  const slots = run.slots.map((slot) =>
    slot.state === 'sending' ? { ...slot, state: 'cancelled' as const } : slot,
  );
  return { ...run, slots };
}

function withinItsTime({ person, run, earlier, pending }: RunRecord, now: number): RunRecord {
  return {
    person,
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
  const { version, person, run, earlier, pending } = value as Partial<RunRecord> & {
    version?: unknown;
  };
  const personFits = person === null || typeof person === 'string';
  const runFits = run === null || (Array.isArray(run?.slots) && typeof run.form === 'object');
  const pendingFits = pending === null || Array.isArray(pending?.photos);
  return version === VERSION && personFits && runFits && pendingFits && Array.isArray(earlier);
}
