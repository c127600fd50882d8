// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { toasts } from '../../../components/toast-store.js';
import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { DeleteDialog } from './delete-dialog.js';

const RESTORE = 'POST /api/images/restore';

/** Closes the dialog once the image is deleted, as the gallery and the viewer do. */
function Opened({ hear }: { hear: (word: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  const onDeleted = () => {
    hear('deleted');
    setOpen(false);
  };
  return (
    isOpen && <DeleteDialog images={[imageNamed('one')]} onClose={() => {}} onDeleted={onDeleted} />
  );
}

function open() {
  const heard: string[] = [];
  const user = renderPage(<Opened hear={(word) => heard.push(word)} />);
  return {
    heard,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  };
}

describe('DeleteDialog', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it('stays open with the reason when the server refuses', async () => {
    fakeServer({ 'DELETE /api/images/one': { status: 503, body: { detail: 'busy' } } });
    const { heard, press } = open();
    await press('Delete');
    expect(await screen.findByText('Failed to delete the image. Please try again.')).toBeTruthy();
    expect(heard).toEqual([]);
    expect(toasts.list()).toEqual([]);
  });

  it('counts an image that another tab has deleted as deleted', async () => {
    fakeServer({ 'DELETE /api/images/one': { status: 404, body: { detail: 'gone' } } });
    const { heard, press } = open();
    await press('Delete');
    expect(await screen.findAllByText('Image deleted')).not.toEqual([]);
    expect(heard).toEqual(['deleted']);
  });

  it('offers a second try when Undo fails, and none when it is too late', async () => {
    const server = fakeServer({
      'DELETE /api/images/one': { status: 204 },
      [RESTORE]: { status: 503, body: { detail: 'busy' } },
    });
    const { press } = open();
    await press('Delete');
    await press('Undo');
    await screen.findByRole('button', { name: 'Try again' });
    server.answer(RESTORE, { status: 404, body: { detail: 'gone' } });
    await press('Try again');
    expect(await screen.findAllByText("It's too late to restore the image.")).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
