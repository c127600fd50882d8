import type { LiveEvent } from '@likeness/contracts/events/live-events';
import type { RenderStage } from '@likeness/contracts/http/generation';
import { ALLOWANCE_USED_UP, faultOf, type Problem } from './problem.js';
import { reduceRun } from './reduce-run.js';
import type { RunAction } from './run-action.js';
import { isBusy, noRun, type RunState } from './run-state.js';
import { stagesOf } from './stages.js';
import {
  GENERATION,
  makeDone,
  makeForm,
  makeImage,
  makeJob,
  PREPARATION,
  uuid,
} from './run.fixtures.js';

const box = faultOf;
const SUBMITTED: RunAction = { type: 'submitted', preparation: PREPARATION, at: 1_000 };
const play = (state: RunState, ...actions: RunAction[]) => actions.reduce(reduceRun, state);

const uploading = play(
  noRun,
  SUBMITTED,
  { type: 'consent-asked' },
  { type: 'consent-given' },
  { type: 'upload-began', total: 2 },
);
const running = play(uploading, { type: 'started', form: makeForm() });
const accepted = [0, 1, 2].reduce(
  (state, index) => reduceRun(state, { type: 'accepted', index, jobId: uuid(100 + index) }),
  running,
);

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
const facts = (jobs: ReturnType<typeof makeJob>[], askedAt = 9_000): RunAction => ({
  type: 'facts',
  jobs,
  askedAt,
});
const states = (state: RunState) => state.run?.slots.map((slot) => slot.state);

describe('from the press to the first request', () => {
  it('goes through consent and uploads, and starts the countdown with the uploads', () => {
    expect(uploading).toMatchObject({ phase: 'uploading', startedAt: 1_000 });
    expect(running).toMatchObject({ phase: 'running', startedAt: 1_000 });
    expect(states(running)).toEqual(['sending', 'sending', 'sending']);
  });

  it('skips the question where consent was given before', () => {
    const state = play(noRun, SUBMITTED, { type: 'upload-began', total: 1 });
    expect(state.phase).toBe('uploading');
  });

  it('counts the photos that are stored', () => {
    const state = play(uploading, { type: 'photo-stored' }, { type: 'photo-stored' });
    expect(state.uploads).toEqual({ done: 2, total: 2 });
  });

  it('makes a second submit impossible in every phase but idle and finished', () => {
    const phases = ['checking', 'consent', 'uploading', 'running', 'settling'] as const;
    for (const phase of phases) {
      const state: RunState = { ...noRun, phase };
      expect(isBusy(state)).toBe(true);
      expect(reduceRun(state, SUBMITTED)).toBe(state);
    }
    for (const phase of ['idle', 'finished'] as const) {
      expect(reduceRun({ ...noRun, phase }, SUBMITTED).phase).toBe('checking');
    }
  });

  it('falls back to the form when consent is declined or an upload fails', () => {
    const declined = play(
      noRun,
      SUBMITTED,
      { type: 'consent-asked' },
      {
        type: 'stopped',
        problem: null,
      },
    );
    expect(declined).toEqual(noRun);
    const failed = reduceRun(uploading, { type: 'stopped', problem: box('no connection') });
    expect(failed).toMatchObject({ phase: 'idle', startedAt: null, problem: box('no connection') });
  });

  it('takes an agreement once', () => {
    expect(reduceRun(uploading, { type: 'consent-given' })).toBe(uploading);
    expect(reduceRun(uploading, { type: 'upload-began', total: 9 })).toBe(uploading);
  });

  it('forgets the last problem with a new submit', () => {
    const failed = reduceRun(uploading, { type: 'stopped', problem: box('x') });
    expect(reduceRun(failed, SUBMITTED).problem).toBeNull();
  });
});

describe('news and facts', () => {
  it('shows the place in the queue, then the stage', () => {
    const queued = reduceRun(
      accepted,
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
    const rendering = reduceRun(queued, progressed(1, 58));
    expect(rendering.run?.slots[1]).toMatchObject({
      state: 'rendering',
      stage: 'style',
      percent: 58,
      queuePlace: null,
      waitSeconds: null,
    });
  });

  it('knows from the first stage of its own that a portrait is drawn by diffusion', () => {
    const told = (stage: RenderStage) =>
      news({ type: 'render.progressed', ...ref(0), stage, percent: 10 });
    const analysed = play(accepted, told('analyse'));
    expect(analysed.run?.slots[0]?.isDiffused).toBe(false);
    const verified = play(analysed, told('diffuse'), told('verify'));
    expect(verified.run?.slots[0]).toMatchObject({ stage: 'verify', isDiffused: true });
    expect(stagesOf('diffusion').map(({ label }) => label)).toEqual([
      'Photo read',
      'Drawn',
      'Developed',
      'Likeness check',
      'Finishing',
    ]);
  });

  it('never lets stage or fraction fall, whatever a preview or a second attempt says', () => {
    const state = play(
      accepted,
      progressed(0, 58),
      news({ type: 'render.previewed', ...ref(0), stage: 'matte', preview: 'data:x' }),
      news({ type: 'render.progressed', ...ref(0), stage: 'light', percent: 38 }),
    );
    expect(state.run?.slots[0]).toMatchObject({ stage: 'style', percent: 58, preview: 'data:x' });
  });

  it('takes news that overtook the answer to its own request', () => {
    const state = play(running, progressed(0, 10), {
      type: 'accepted',
      index: 0,
      jobId: uuid(100),
    });
    expect(state.run?.slots[0]).toMatchObject({ state: 'rendering', percent: 10 });
  });

  it('takes the result even when it comes before the answer', () => {
    const state = play(running, finished(0), { type: 'accepted', index: 0, jobId: uuid(100) });
    expect(states(state)).toEqual(['done', 'sending', 'sending']);
  });

  it('keeps what is final against late, doubled and contrary news', () => {
    const done = reduceRun(accepted, finished(0));
    expect(reduceRun(done, progressed(0, 99))).toBe(done);
    expect(reduceRun(done, finished(0))).toBe(done);
    expect(reduceRun(done, facts([makeJob(0)]))).toBe(done);
    expect(reduceRun(done, { type: 'cancelled', index: 0 })).toBe(done);
  });

  it('ignores other generations and images it does not have', () => {
    const other = { ...makeDone(0), generation_id: uuid(901) };
    expect(reduceRun(accepted, facts([other, makeJob(7)]))).toBe(accepted);
    const stranger = news({
      type: 'render.progressed',
      ...ref(0),
      generation_id: uuid(901),
      stage: 'style',
      percent: 1,
    });
    expect(reduceRun(accepted, stranger)).toBe(accepted);
  });

  it('lets facts fill in for news that was lost', () => {
    const state = reduceRun(accepted, facts([makeDone(0), makeJob(1, { state: 'rendering' })]));
    expect(states(state)).toEqual(['done', 'rendering', 'queued']);
    expect(state.run?.slots[0]?.image?.id).toBe(uuid(0));
  });

  it('does not let an older look undo newer news, unless the look is final', () => {
    const state = reduceRun(accepted, progressed(0, 40, 9_500));
    expect(reduceRun(state, facts([makeJob(0)], 9_000))).toBe(state);
    expect(states(reduceRun(state, facts([makeDone(0)], 9_000)))?.[0]).toBe('done');
  });

  it('shows a job that is queued again after its worker died', () => {
    const state = play(accepted, progressed(0, 80, 5_000), facts([makeJob(0)], 6_000));
    expect(state.run?.slots[0]).toMatchObject({ state: 'queued', percent: 0, stage: null });
  });

  it('keeps the reason of a refusal at its image', () => {
    const refused = makeJob(2, {
      state: 'refused',
      error: { code: 'LIKENESS_NOT_REACHED', detail: 'It did not look enough like you.' },
    });
    const state = reduceRun(accepted, facts([refused]));
    expect(state.run?.slots[2]).toMatchObject({
      state: 'refused',
      detail: 'It did not look enough like you.',
      image: null,
    });
  });

  it('counts an answer without an image as failed', () => {
    const state = reduceRun(accepted, facts([{ ...makeDone(0), images: [] }]));
    expect(state.run?.slots[0]).toMatchObject({ state: 'failed', image: null });
    expect(state.run?.slots[0]?.detail).toMatch(/no image/);
  });

  it('gives up on a job that the server no longer knows', () => {
    expect(states(reduceRun(accepted, { type: 'lost', index: 1 }))?.[1]).toBe('failed');
  });
});

describe('the end', () => {
  const settling = play(accepted, finished(0), finished(1), finished(2));

  it('settles with the last image, then is finished', () => {
    expect(play(accepted, finished(0), finished(1)).phase).toBe('running');
    expect(settling.phase).toBe('settling');
    expect(reduceRun(settling, { type: 'settled' })).toMatchObject({
      phase: 'finished',
      startedAt: null,
    });
  });

  it('settles when some came out and some did not', () => {
    const state = play(
      accepted,
      finished(0),
      facts([makeJob(1, { state: 'failed' }), makeJob(2, { state: 'expired' })]),
    );
    expect(state.phase).toBe('settling');
    expect(states(state)).toEqual(['done', 'failed', 'expired']);
  });

  it('falls back to the form when no request was accepted, with the gravest problem', () => {
    const exhausted: Problem = ALLOWANCE_USED_UP;
    const state = play(
      running,
      { type: 'send-failed', index: 0, problem: box('fault') },
      { type: 'send-failed', index: 1, problem: exhausted },
      { type: 'send-failed', index: 2, problem: exhausted },
    );
    expect(state).toMatchObject({ phase: 'idle', run: null, problem: exhausted });
  });

  it('goes on with what was accepted when another request failed', () => {
    const state = play(
      running,
      { type: 'accepted', index: 0, jobId: uuid(100) },
      { type: 'send-failed', index: 1, problem: box('fault') },
      { type: 'send-failed', index: 2, problem: box('fault') },
    );
    expect(state).toMatchObject({ phase: 'running', problem: box('fault') });
    expect(states(state)).toEqual(['queued', 'failed', 'failed']);
  });

  it('cancels what is left and keeps what is done', () => {
    const state = play(
      accepted,
      finished(0),
      { type: 'cancel-asked' },
      { type: 'cancelled', index: 1 },
      { type: 'cancelled', index: 2 },
    );
    expect(state).toMatchObject({ phase: 'settling', isCancelling: true });
    expect(states(state)).toEqual(['done', 'cancelled', 'cancelled']);
    expect(reduceRun(state, { type: 'settled' }).isCancelling).toBe(false);
  });

  it('can cancel again after a cancel that failed', () => {
    const state = play(
      accepted,
      { type: 'cancel-asked' },
      { type: 'cancel-failed', problem: box('no connection') },
    );
    expect(state).toMatchObject({ phase: 'running', isCancelling: false });
  });

  it('ignores a late end of settling', () => {
    expect(reduceRun(running, { type: 'settled' })).toBe(running);
  });
});

describe('from one run to the next', () => {
  const done = play(accepted, finished(0), finished(1), finished(2), { type: 'settled' });
  const again: RunAction[] = [SUBMITTED, { type: 'upload-began', total: 1 }];

  it('keeps the results on the table until the next run has started', () => {
    const preparing = play(done, ...again);
    expect(preparing.run?.slots).toHaveLength(3);
    expect(reduceRun(preparing, { type: 'stopped', problem: null }).phase).toBe('finished');
  });

  it('puts them under the earlier ones when it has, newest first', () => {
    const form = { ...makeForm(1), generationId: uuid(901) };
    const state = play(done, ...again, { type: 'started', form });
    expect(state.earlier.map(({ id }) => id)).toEqual([uuid(2), uuid(1), uuid(0)]);
    expect(state.run?.slots).toHaveLength(1);
  });

  it('puts them away on request, and keeps no portrait twice', () => {
    const state = reduceRun(
      { ...done, earlier: [makeImage(1), makeImage(7)] },
      { type: 'put-away' },
    );
    expect(state).toMatchObject({ phase: 'idle', run: null });
    expect(state.earlier.map(({ id }) => id)).toEqual([uuid(2), uuid(1), uuid(0), uuid(7)]);
    expect(reduceRun(accepted, { type: 'put-away' })).toBe(accepted);
  });
});

describe('after a reload', () => {
  const run = accepted.run ?? null;

  it('goes on with a run that is not finished', () => {
    const state = reduceRun(noRun, { type: 'restored', run, earlier: [], preparation: null });
    expect(state).toMatchObject({ phase: 'running', startedAt: 1_000 });
  });

  it('shows the results of one that is', () => {
    const done = play(accepted, finished(0), finished(1), finished(2)).run ?? null;
    expect(
      reduceRun(noRun, { type: 'restored', run: done, earlier: [], preparation: null }).phase,
    ).toBe('finished');
  });

  it('never disturbs what has begun since', () => {
    expect(reduceRun(uploading, { type: 'restored', run, earlier: [], preparation: null })).toBe(
      uploading,
    );
    expect(reduceRun(uploading, { type: 'adopted', jobs: [makeJob(0)], at: 1 })).toBe(uploading);
  });

  it('adopts the newest generation it finds on the server', () => {
    const older = {
      ...makeJob(0),
      generation_id: uuid(901),
      created_at: '2026-11-20T09:00:00.000Z',
    };
    const state = reduceRun(noRun, {
      type: 'adopted',
      jobs: [older, makeJob(2), makeJob(1, { state: 'rendering' })],
      at: Date.parse('2026-11-20T10:00:30.000Z'),
    });
    expect(state.run?.form).toMatchObject({ generationId: GENERATION, imageCount: 3, send: null });
    expect(state.run?.slots.map(({ index, state: s }) => [index, s])).toEqual([
      [1, 'rendering'],
      [2, 'queued'],
    ]);
    expect(state.startedAt).toBe(Date.parse('2026-11-20T10:00:00.000Z'));
    expect(reduceRun(noRun, { type: 'adopted', jobs: [], at: 1 })).toBe(noRun);
  });
});
