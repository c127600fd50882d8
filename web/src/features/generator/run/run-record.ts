import { genderSchema, renderStateSchema } from '@likeness/contracts/http/generation';
import { imageSchema, type Image } from '@likeness/contracts/http/images';
import { z } from 'zod';
import type { Run } from './run-state.js';
import { emptySlot } from './slot.js';

/** How long a guest's portraits are kept; there is nothing left to show after that. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const VERSION = 1;

const slotSchema = z.object({
  index: z.int(),
  state: z.union([z.literal('sending'), renderStateSchema]),
  jobId: z.string().nullable(),
  style: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  image: imageSchema.nullable(),
  detail: z.string().nullable(),
});
const recordSchema = z.object({
  version: z.literal(VERSION),
  run: z
    .object({
      form: z.object({
        generationId: z.string(),
        style: z.string(),
        imageCount: z.int(),
        send: z.object({ gender: genderSchema, photoIds: z.array(z.string()) }).nullable(),
      }),
      startedAt: z.number(),
      slots: z.array(slotSchema),
    })
    .nullable(),
  earlier: z.array(imageSchema),
});

export type RunRecord = { run: Run | null; earlier: readonly Image[] };

/** What of a run outlives the page: ids and results, not the progress that the server knows. */
export function writeRecord({ run, earlier }: RunRecord): string {
  const slots = run?.slots.map(({ index, state, jobId, style, acceptedAt, image, detail }) => ({
    index,
    state: state === 'rendering' ? 'queued' : state,
    jobId,
    style,
    acceptedAt,
    image,
    detail,
  }));
  return JSON.stringify({ version: VERSION, run: run && { ...run, slots }, earlier });
}

/** Reads a record back; what is broken, of another version or past its keeping counts as absent. */
export function readRecord(text: string | null, now: number): RunRecord {
  const none: RunRecord = { run: null, earlier: [] };
  if (text === null) return none;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return none;
  }
  const parsed = recordSchema.safeParse(value);
  if (!parsed.success) return none;
  const { run, earlier } = parsed.data;
  return {
    run:
      run && now - run.startedAt < KEPT_MS
        ? { ...run, slots: run.slots.map((slot) => ({ ...emptySlot(slot.index), ...slot })) }
        : null,
    earlier: earlier.filter((image) => now - Date.parse(image.created_at) < KEPT_MS),
  };
}
