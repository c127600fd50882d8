import { readRecord, writeRecord } from './run-record.js';
import type { Run } from './run-state.js';
import { makeDone, makeForm, makeImage, makeJob, PREPARATION } from './run.fixtures.js';
import { applyJob, emptySlot } from './slot.js';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;

const NONE = { person: null, run: null, earlier: [], pending: null };

const run: Run = {
  form: makeForm(),
  startedAt: NOW - 10_000,
  slots: [
    applyJob(emptySlot(0), makeDone(0), 0),
    {
      ...applyJob(emptySlot(1), makeJob(1, { state: 'rendering' }), 0),
      percent: 40,
      stage: 'style',
    },
    emptySlot(2),
  ],
};

describe('the record of a run', () => {
  it('brings back what was being prepared, for a day', () => {
    const photo = { key: 'a', name: 'a.jpg', role: 'reference' as const, uploadId: null };
    const pending = { preparation: PREPARATION, at: NOW, photos: [photo] };
    const text = writeRecord({ person: null, run: null, earlier: [], pending });
    expect(readRecord(text, NOW + DAY - 1, null).pending).toEqual(pending);
    expect(readRecord(text, NOW + DAY, null).pending).toBeNull();
  });

  it('brings back ids, results and what was not sent, but no stale progress', () => {
    const back = readRecord(
      writeRecord({ person: null, run, earlier: [makeImage(9)], pending: null }),
      NOW,
      null,
    );
    expect(back.run?.form).toEqual(run.form);
    expect(back.run?.slots.map(({ state, percent, stage }) => [state, percent, stage])).toEqual([
      ['done', 0, null],
      ['queued', 0, null],
      ['sending', 0, null],
    ]);
    expect(back.run?.slots[0]?.image).toEqual(makeImage(0));
    expect(back.run?.slots[1]?.jobId).toBe(run.slots[1]?.jobId);
    expect(back.earlier).toEqual([makeImage(9)]);
  });

  it('does not change with progress, so that it is not written for it', () => {
    const moved = { ...run, slots: run.slots.map((slot) => ({ ...slot, percent: 77 })) };
    expect(writeRecord({ person: null, run: moved, earlier: [], pending: null })).toBe(
      writeRecord({ person: null, run, earlier: [], pending: null }),
    );
  });

  it('forgets what the server no longer keeps', () => {
    const text = writeRecord({ person: null, run, earlier: [makeImage(9)], pending: null });
    expect(readRecord(text, NOW + 8 * DAY, null)).toEqual(NONE);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"version":3'],
    ['another version', JSON.stringify({ ...NONE, run, version: 2 })],
    ['another shape', JSON.stringify({ ...NONE, version: 3, run: { slots: 3 } })],
    ['nobody’s', JSON.stringify({ run, earlier: [], pending: null, version: 3 })],
  ])('treats %s as absent', (_name, text) => {
    expect(readRecord(text, NOW, null)).toEqual(NONE);
  });

  describe('for another person', () => {
    const photo = { key: 'a', name: 'a.jpg', role: 'reference' as const, uploadId: null };
    const pending = { preparation: PREPARATION, at: NOW, photos: [photo] };
    const left = (person: string | null) =>
      writeRecord({ person, run, earlier: [makeImage(9)], pending });

    it.each(['grace', null])('holds nothing of a member (%s)', (person) => {
      expect(readRecord(left('ada'), NOW, person)).toEqual({ ...NONE, person });
    });

    it('holds what a visitor was given, and nothing that was still to be sent', () => {
      const back = readRecord(left(null), NOW, 'ada');
      expect(back).toMatchObject({ person: 'ada', pending: null, earlier: [makeImage(9)] });
      expect(back.run?.slots.map(({ state }) => state)).toEqual(['done', 'queued', 'cancelled']);
    });
  });
});
