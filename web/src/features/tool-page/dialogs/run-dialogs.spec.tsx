// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { ApiError } from '../../../lib/api/api-error.js';
import { createStore } from '../../../lib/store/store.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import type { PhotoIntake } from '../../runs/photos/photo-intake.js';
import { problemOf } from '../../runs/run/problem.js';
import type { RunController } from '../../runs/run/run-controller.js';
import { noRun } from '../../runs/run/run-state.js';
import { RunDialogs } from './run-dialogs.js';

it('offers an account to guests who have used up their sets', async () => {
  fakeServer({});
  const [dismissProblem, onProblemClosed] = [vi.fn(), vi.fn()];
  const run = { dismissProblem } as unknown as RunController;
  const intake = createStore((state: boolean) => state, false) as unknown as PhotoIntake;
  const problem = problemOf(new ApiError(429, 'ANONYMOUS_ALLOWANCE', 'Used up.'));
  const state = { ...noRun, problem };
  const user = renderPage(<RunDialogs {...{ state, run, intake, onProblemClosed }} />);
  const name = 'Free Generations Exhausted';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByRole('link').getAttribute('href')).toBe('/signup');
  await user.click(dialog.getByRole('button', { name: 'Got it' }));
  expect([dismissProblem, onProblemClosed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
