// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.js';
import { PoseDialog } from './pose-dialog.js';

it('describes itself to screen readers once', () => {
  const words = { title: 'Poses', description: 'Turn.', unavailable: '', unusable: '' };
  const actions = { onClose: () => {}, onPick: () => {} };
  renderPage(<PoseDialog {...words} {...actions} options={[]} instead={null} />);
  const read = screen.getAllByText('Turn.').filter((each) => !each.closest('[aria-hidden]'));
  expect(read).toHaveLength(1);
});
