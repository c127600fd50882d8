import type { LiveEvent } from '@likeness/contracts/events/live-events';
import type { RenderJob } from '@likeness/contracts/http/generation';
import { NOT_ORDERED } from './problem.js';
import { reduceRun, type RunAction } from './reduce-run.js';
import { isBusy, noRun, type RunState } from './run-state.js';
import { GENERATION, makeDone, makeJob, uuid } from './run.fixtures.js';

const order = { generationId: GENERATION, style: 'oil', isFromWords: false };
const SUBMITTED: RunAction = { type: 'submitted', order, imageCount: 3, at: 1_000 };
const play = (state: RunState, ...actions: RunAction[]) => actions.reduce(reduceRun, state);
const facts = (jobs: readonly RenderJob[], askedAt = 9_000): RunAction => ({
  type: 'facts',
  jobs,
  askedAt,
});
const QUEUED = [makeJob(0), makeJob(1), makeJob(2)];

const uploading = play(
  noRun,
  SUBMITTED,
  { type: 'consent-asked' },
  { type: 'consent-given' },
  { type: 'upload-began', total: 2 },
);
const running = play(uploading, { type: 'ordering' });
const ordered = play(running, facts(QUEUED, 1_000));

const ref = (index: number) => ({
  job_id: uuid(100 + index),
  generation_id: GENERATION,
  image_index: index,
});
const news = (event: LiveEvent, at = 5_000): RunAction => ({ type: 'news', event, at });
const progressed = (index: number, percent: number, at?: number) =>
  news({ type: 'render.progressed', ...ref(index), stage: 'style', percent }, at);
const finished = (index: number) =>
  news({ type: 'render.finished', ...ref(index), job: makeDone(index) });
const states = (state: RunState) => state.run?.slots.map((slot) => slot.state);
const done = play(ordered, finished(0), finished(1), finished(2), { type: 'settled' });

describe('before the order', () => {
  it('shows a place for every image and counts down from the press', () => {
    const pressed = reduceRun(noRun, SUBMITTED);
    expect(pressed).toMatchObject({ phase: 'checking', run: { startedAt: 1_000 } });
    expect(states(pressed)).toEqual(['queued', 'queued', 'queued']);
    expect(play(uploading, { type: 'photo-stored' }).uploads).toEqual({ done: 1, total: 2 });
  });

  it.each(['checking', 'consent', 'uploading', 'running', 'settling'] as const)(
    'ignores a second submit while %s',
    (phase) => {
      const state: RunState = { ...noRun, phase };
      expect(isBusy(state)).toBe(true);
      expect(reduceRun(state, SUBMITTED)).toBe(state);
    },
  );

  it('returns to the form, or to the results before, if nothing is ordered', () => {
    const stopped: RunAction = { type: 'stopped', problem: NOT_ORDERED };
    expect(reduceRun(uploading, stopped)).toEqual({ ...noRun, problem: NOT_ORDERED });
    expect(play(uploading, stopped, SUBMITTED).problem).toBeNull();
    const again = play(done, SUBMITTED, { type: 'upload-began', total: 0 });
    expect(reduceRun(again, stopped)).toMatchObject({ phase: 'finished', run: done.run });
  });
});

describe('news and facts', () => {
  it('shows the place in the queue, then the stage', () => {
    const queued = reduceRun(
      ordered,
      news({
        type: 'render.queued',
        ...ref(1),
        queue_place: 4,
        estimated_wait_seconds: 20,
        awaits: null,
        estimated_seconds: null,
      }),
    );
    expect(queued.run?.slots[1]).toMatchObject({ state: 'queued', queuePlace: 4, waitSeconds: 20 });
    expect(reduceRun(queued, progressed(1, 58)).run?.slots[1]).toMatchObject({
      state: 'rendering',
      stage: 'style',
      percent: 58,
      queuePlace: null,
    });
  });

  it('learns from a stage of its own that a diffusion model draws', () => {
    const told = (stage: 'analyse' | 'diffuse' | 'verify') =>
      news({ type: 'render.progressed', ...ref(0), stage, percent: 10 });
    const analysed = play(ordered, told('analyse'));
    expect(analysed.run?.slots[0]?.isDiffused).toBe(false);
    const verified = play(analysed, told('diffuse'), told('verify'));
    expect(verified.run?.slots[0]).toMatchObject({ stage: 'verify', isDiffused: true });
  });

  it('never lets stage or percent fall', () => {
    const state = play(
      ordered,
      progressed(0, 58),
      news({ type: 'render.previewed', ...ref(0), stage: 'matte', preview: 'data:x' }),
      news({ type: 'render.progressed', ...ref(0), stage: 'light', percent: 38 }),
    );
    expect(state.run?.slots[0]).toMatchObject({ stage: 'style', percent: 58, preview: 'data:x' });
  });

  it('takes news that arrive before the answer to the order', () => {
    expect(states(play(running, finished(0), progressed(1, 10)))).toEqual([
      'done',
      'rendering',
      'queued',
    ]);
  });

  it('keeps a final state against late, repeated and contrary news', () => {
    const state = reduceRun(ordered, finished(0));
    for (const late of [
      progressed(0, 99),
      finished(0),
      facts([makeJob(0), QUEUED[1]!, QUEUED[2]!]),
    ])
      expect(reduceRun(state, late).run?.slots[0]).toBe(state.run?.slots[0]);
  });

  it('ignores other generations', () => {
    const stranger = { ...ref(0), generation_id: uuid(901), percent: 1 };
    expect(
      reduceRun(ordered, news({ type: 'render.progressed', ...stranger, stage: 'style' })),
    ).toBe(ordered);
  });

  it('fills in lost news from facts, with the reason of a refusal', () => {
    const refused = makeJob(2, {
      state: 'refused',
      error: { code: 'LIKENESS_NOT_REACHED', detail: 'Not like you.' },
    });
    const rendering = makeJob(1, { state: 'rendering' });
    const state = reduceRun(ordered, facts([makeDone(0), rendering, refused]));
    expect(states(state)).toEqual(['done', 'rendering', 'refused']);
    expect(state.run?.slots[0]?.image?.id).toBe(uuid(0));
    expect(state.run?.slots[2]).toMatchObject({ detail: 'Not like you.', image: null });
  });

  it('does not let facts undo newer news, unless they are final', () => {
    const state = reduceRun(ordered, progressed(0, 40, 9_500));
    expect(states(reduceRun(state, facts(QUEUED, 9_000)))?.[0]).toBe('rendering');
    const ended = [makeDone(0), makeJob(1), makeJob(2)];
    expect(states(reduceRun(state, facts(ended, 9_000)))?.[0]).toBe('done');
  });

  it('shows a job that is queued again after its worker died', () => {
    const state = play(ordered, progressed(0, 80, 5_000), facts(QUEUED, 6_000));
    expect(state.run?.slots[0]).toMatchObject({ state: 'queued', percent: 0, stage: null });
  });

  it('fails an image that the server no longer has, or that has no picture', () => {
    const state = reduceRun(ordered, facts([{ ...makeDone(0), images: [] }, makeJob(1)]));
    expect(states(state)).toEqual(['failed', 'queued', 'failed']);
  });
});

describe('the end', () => {
  it('settles with the last image, then is finished', () => {
    expect(play(ordered, finished(0), finished(1)).phase).toBe('running');
    const mixed = [makeDone(0), makeJob(1, { state: 'failed' }), makeJob(2, { state: 'expired' })];
    const settling = play(ordered, { type: 'cancel-asked' }, facts(mixed));
    expect(settling.phase).toBe('settling');
    expect(reduceRun(settling, { type: 'settled' })).toMatchObject({
      phase: 'finished',
      isCancelling: false,
    });
    expect(reduceRun(running, { type: 'settled' })).toBe(running);
  });

  it('puts finished results away on request', () => {
    expect(reduceRun(done, { type: 'put-away' })).toEqual(noRun);
    expect(reduceRun(ordered, { type: 'put-away' })).toBe(ordered);
  });
});

describe('a generation of another page', () => {
  const followed: RunAction = {
    type: 'followed',
    jobs: [makeJob(2), makeDone(0), makeJob(1, { state: 'rendering' })],
    at: Date.parse('2026-11-20T10:00:30.000Z'),
  };

  it('is shown with its finished images and the time it began', () => {
    const state = reduceRun(done, followed);
    expect(state).toMatchObject({ phase: 'running', run: { generationId: GENERATION } });
    expect(states(state)).toEqual(['done', 'rendering', 'queued']);
    expect(state.run?.startedAt).toBe(Date.parse('2026-11-20T10:00:00.000Z'));
  });

  it('never replaces a run of this page', () => {
    expect(reduceRun(uploading, followed)).toBe(uploading);
    expect(reduceRun(noRun, { ...followed, jobs: [] })).toBe(noRun);
    const jobs = ['oil', 'neon'].map((style, index) => makeJob(index, { style }));
    expect(reduceRun(noRun, { ...followed, jobs }).run?.style).toBe('random');
  });
});
