import type { AwaitedPart } from '@likeness/contracts/http/generation';
import { missingWorker } from './progress.js';
import { factsOf, isDrawnByModel, leadingSlot, outcomeText, placeWords } from './run-view.js';
import { makeDone, makeImage, makeJob, runOf, slotOf, waiting } from './run.fixtures.js';
import { emptySlot } from './slot.js';
import { forecastWords, waitWords } from './wait-words.js';

const run = (awaits: AwaitedPart, style: string | null) =>
  runOf(slotOf(makeDone(1)), slotOf(makeJob(2, { awaits, style })));

it('says nothing while a worker renders the waiting images', () => {
  expect(missingWorker(run(null, null))).toBeNull();
});

it('says that no worker runs', () => {
  expect(missingWorker(run('worker', 'oil'))?.title).toMatch('Portraits are paused');
});

it('says what becomes of words, and what of a style, whose model is away', () => {
  const words = { ...run('model', null), style: 'prompt-only' };
  expect(missingWorker(words)?.outlook).toMatch('we make your portrait');
  expect(missingWorker(run('model', 'tiny--moon'))?.outlook).toMatch('charge nothing');
});

describe('factsOf', () => {
  it('counts what is done, missed and waiting, with the nearest place', () => {
    const facts = factsOf(
      runOf(
        slotOf(makeDone(0)),
        slotOf(makeJob(1, { state: 'refused' })),
        slotOf(waiting(2, 2, 10)),
        slotOf(waiting(3, 3, 15)),
        emptySlot(4),
        slotOf(makeJob(5, { state: 'cancelled' })),
      ),
    );
    expect(facts).toMatchObject({
      total: 6,
      done: 1,
      missed: 2,
      cancelled: 1,
      waiting: 3,
      ahead: 2,
    });
  });

  it('does not count own images under way as ahead', () => {
    const own = slotOf(makeJob(0, { state: 'rendering' }));
    const next = slotOf(waiting(1, 2, 10));
    expect(factsOf(runOf(own, next)).ahead).toBe(1);
    expect(factsOf(runOf(own, { ...own, index: 2 }, next)).ahead).toBe(0);
  });

  it('averages the seconds per image by the clock of the server', () => {
    const first = slotOf(makeDone(0));
    const second = { ...slotOf(makeDone(1)), image: makeImage(1, '2026-11-20T10:00:30.000Z') };
    expect(factsOf(runOf(first, second)).averageSeconds).toBe(15);
    expect(factsOf(runOf(emptySlot(0))).averageSeconds).toBeNull();
  });
});

describe('leadingSlot', () => {
  it('is the rendering image that has come furthest', () => {
    const rendering = (index: number, percent: number) => ({
      ...slotOf(makeJob(index, { state: 'rendering' })),
      percent,
    });
    const run = runOf(slotOf(makeJob(0)), rendering(1, 20), rendering(2, 60));
    expect(leadingSlot(run)?.index).toBe(2);
    expect(leadingSlot(runOf(emptySlot(0)))).toBeUndefined();
  });
});

describe('words', () => {
  it('says plainly how a run ended', () => {
    const outcome = (done: number, total: number, cancelled = 0) =>
      outcomeText({ done, total, cancelled });
    expect(outcome(8, 8)).toBe('Your 8 portraits are ready');
    expect(outcome(2, 2)).toBe('Your 2 portraits are ready');
    expect(outcome(1, 2)).toBe('1 of 2 portraits are ready');
    expect(outcome(0, 2)).toBe('We couldn’t make either portrait');
    expect(outcome(6, 8)).toBe('6 of 8 portraits are ready');
    expect(outcome(0, 8)).toBe('We couldn’t make any of the 8 portraits');
    expect(outcome(1, 1)).toBe('Your portrait is ready');
    expect(outcome(0, 1)).toBe('We couldn’t make your portrait');
    expect(outcome(0, 8, 8)).toBe('You canceled this set');
    expect(outcome(0, 1, 1)).toBe('You canceled it');
  });

  it('names places in the queue', () => {
    expect([0, 1, 2, 3, 10, 11, 12, 20].map(placeWords)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
    ]);
  });

  it('promises no more of a forecast than is known: above 90 seconds a few minutes', () => {
    expect([2, 12, 88, 90, 91, 775].map(forecastWords)).toEqual([
      'a few seconds',
      'about 10 s',
      'about 90 s',
      'about 90 s',
      'a few minutes',
      'a few minutes',
    ]);
  });

  it('rounds waits', () => {
    expect([2, 12, 88, 150].map(waitWords)).toEqual([
      'a few seconds',
      'about 10 s',
      'about 90 s',
      'about 3 min',
    ]);
  });
});

it('lists the stages of a model where one draws the image under way or is awaited for the next', () => {
  const drawn = { ...slotOf(makeDone(0)), isDiffused: true };
  const begun = (stage: 'analyse' | 'style') => ({
    ...emptySlot(1),
    state: 'rendering' as const,
    stage,
  });
  expect(isDrawnByModel(runOf(slotOf(makeJob(0))))).toBe(false);
  expect(isDrawnByModel(runOf(slotOf(makeJob(0, { awaits: 'model' }))))).toBe(true);
  expect(isDrawnByModel(runOf(drawn, begun('analyse')))).toBe(true);
  expect(isDrawnByModel(runOf(drawn, begun('style')))).toBe(false);
});
