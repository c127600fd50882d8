// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import type { RunController } from '../../runs/run/run-controller.js';
import { noRun, type Run, type RunState } from '../../runs/run/run-state.js';
import { emptySlot } from '../../runs/run/slot.js';
import { Announcement } from './announcement.js';

const reason = 'Taking longer than expected. We’re busy right now.';

it.each([
  ['gives the reason for a delay', true],
  ['gives no reason while the server is unreachable', false],
])('%s', async (_title, isReachable) => {
  const now = Date.now();
  const run: Run = {
    generationId: 'one',
    style: 'Noir',
    isFromWords: false,
    startedAt: now,
    slots: [emptySlot(0)],
    unanswered: null,
  };
  const outlook = { generationId: 'one', endsAt: now + 9_000, heldAt: null, reason };
  const controller = {
    outlook: { getState: () => outlook, subscribe: () => () => undefined },
  } as unknown as RunController;
  const state: RunState = { ...noRun, phase: 'running', run, isReachable };
  renderPage(<Announcement state={state} run={controller} />);
  await screen.findByText(/^Analyzing your photos/);
  expect(screen.queryAllByText(/We’re busy right now/)).toHaveLength(isReachable ? 1 : 0);
});
