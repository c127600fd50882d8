// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { factsOf } from '../../runs/run/run-view.js';
import { makeJob, makeRun } from '../../runs/run/run.fixtures.js';
import { applyJob, emptySlot } from '../../runs/run/slot.js';
import { Outcome } from './outcome.js';
import { ResultActionLine } from './result-actions.js';

it('says of a canceled set once that it was canceled, and how many free ones are left', async () => {
  const body = { generations_left: 3, generations_per_day: 3, next_at: null, is_rendering: true };
  fakeServer({ 'GET /api/lenses/allowance': { status: 200, body } });
  const cancelled = [0, 1].map((index) =>
    applyJob(emptySlot(index), makeJob(index, { state: 'cancelled' }), 0),
  );
  const facts = factsOf(makeRun(cancelled));
  renderPage(<Outcome facts={facts} onMore={() => {}} onStartOver={() => {}} />);
  await screen.findByText(/3 of 3 free sets left/);
  expect(screen.getAllByText(/canceled/)).toHaveLength(1);
});

it('names “Reuse settings” in words', () => {
  const image = { ...imageNamed('one'), creation_method_config: { seed: 7 } };
  const actions = { onMore: () => {}, onSameSeed: () => {} };
  renderPage(<ResultActionLine image={image} title="portrait 1" actions={actions} />);
  expect(screen.getByText('Reuse settings')).toBeTruthy();
});
