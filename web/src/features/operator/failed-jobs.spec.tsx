// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.js';
import { FailedJobs } from './failed-jobs.js';

const job = (id: string, reason: string) => ({
  queue: 'renders',
  id,
  name: 'render',
  failed_at: null,
  attempts: 3,
  reason,
});

it('discards the selected failed jobs after a confirmation', async () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    if (init?.method !== 'POST') {
      return Promise.resolve(Response.json({ jobs: [job('a', 'first\nsecond'), job('b', 'x')] }));
    }
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(Response.json({ done: 2 }));
  });
  const user = renderPage(<FailedJobs />);
  await user.click(await screen.findByLabelText('Select all'));
  await user.click(screen.getByLabelText('render b'));
  expect(screen.getByText('1 job selected')).toBeTruthy();
  await user.click(screen.getByLabelText('render b'));
  await user.click(screen.getByRole('button', { name: 'Discard selected' }));
  expect(sent).toEqual([]);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        act: 'discard',
        jobs: [
          { queue: 'renders', id: 'a' },
          { queue: 'renders', id: 'b' },
        ],
      },
    ]),
  );
  expect(screen.getByText(/second/).textContent).toBe('first\nsecond');
});
