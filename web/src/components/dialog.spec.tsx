// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.js';
import { Dialog } from './dialog.js';

function Page({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <main>
      <h1>Pricing</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Payment" />
    </main>
  );
}

describe('a closed dialog gives the focus', () => {
  it('to the page’s heading if the page opened it', async () => {
    const user = renderPage(<Page isOpenAtFirst />);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  });

  it('to the button that opened it', async () => {
    const user = renderPage(<Page isOpenAtFirst={false} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: 'Open' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
