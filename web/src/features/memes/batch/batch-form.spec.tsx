// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { BatchProgress } from './batch-form.js';

describe('BatchProgress', () => {
  it('scrolls to a fault', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderPage(
      <BatchProgress state={{ phase: 'faulty', words: 'No text.' }} onCancel={() => undefined} />,
    );
    expect(scroll.mock.contexts).toEqual([screen.getByText('No text.').closest('[role=alert]')]);
  });
});
