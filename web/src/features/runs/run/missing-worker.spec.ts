import type { AwaitedPart } from '@likeness/contracts/http/generation';
import { missingWorker } from './missing-worker.js';
import { makeDone, makeRun, makeJob } from './run.fixtures.js';
import { applyJob, emptySlot } from './slot.js';

const run = (awaits: AwaitedPart, style: string | null) =>
  makeRun([
    applyJob(emptySlot(1), makeDone(1), 0),
    applyJob(emptySlot(2), makeJob(2, { awaits, style }), 0),
  ]);

it('says nothing while somebody makes what waits', () => {
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
