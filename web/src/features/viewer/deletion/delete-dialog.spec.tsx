// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { toasts } from '../../../components/toast-store.js';
import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { DeleteDialog } from './delete-dialog.js';

const RESTORE = 'POST /api/images/restore';
const one = [imageNamed('one')];
const two = [imageNamed('one'), imageNamed('two')];

/** Closes the dialog once the images are deleted, as the gallery and the viewer do. */
function Opened({ images, hear }: { images: typeof one; hear: (word: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <DeleteDialog
      images={images}
      onClose={() => hear('closed')}
      onDeleted={() => {
        hear('deleted');
        setOpen(false);
      }}
      onRestored={() => hear('restored')}
    />
  );
}

function open(images: typeof one) {
  const heard: string[] = [];
  const user = renderPage(<Opened images={images} hear={(word) => heard.push(word)} />);
  return {
    heard,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  };
}

describe('DeleteDialog', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it('asks first, names the count, and sends nothing on Cancel', async () => {
    const server = fakeServer({});
    const { heard, press } = open(two);
    expect(screen.getByRole('dialog', { name: 'Delete 2 images?' })).toBeTruthy();
    await press('Cancel');
    expect(heard).toEqual(['closed']);
    expect(server.sent).toEqual([]);
  });

  it('deletes one image and brings it back with Undo', async () => {
    const server = fakeServer({
      'DELETE /api/images/one': { status: 204 },
      [RESTORE]: { status: 204 },
    });
    const { heard, press } = open(one);
    await press('Delete');
    expect(await screen.findAllByText('Image deleted')).not.toEqual([]);
    await press('Undo');
    expect(await screen.findAllByText('The image is back')).not.toEqual([]);
    expect(heard).toEqual(['deleted', 'restored']);
    expect(server.sent.at(-1)).toEqual({ call: RESTORE, body: { image_ids: ['one'] } });
  });

  it('deletes several images in one request', async () => {
    const server = fakeServer({ 'DELETE /api/images': { status: 204 } });
    const { press } = open(two);
    await press('Delete');
    expect(await screen.findAllByText('2 images deleted')).not.toEqual([]);
    expect(server.sent).toEqual([
      { call: 'DELETE /api/images', body: { image_ids: ['one', 'two'] } },
    ]);
  });

  it('stays open with the reason when the server refuses', async () => {
    fakeServer({ 'DELETE /api/images/one': { status: 503, body: { detail: 'busy' } } });
    const { heard, press } = open(one);
    await press('Delete');
    expect(await screen.findByText('Failed to delete the image. Please try again.')).toBeTruthy();
    expect(heard).toEqual([]);
    expect(toasts.list()).toEqual([]);
  });

  it('counts an image that another tab has deleted as deleted', async () => {
    fakeServer({ 'DELETE /api/images/one': { status: 404, body: { detail: 'gone' } } });
    const { heard, press } = open(one);
    await press('Delete');
    expect(await screen.findAllByText('Image deleted')).not.toEqual([]);
    expect(heard).toEqual(['deleted']);
  });

  it('offers a second try when Undo fails, and none when it is too late', async () => {
    const server = fakeServer({
      'DELETE /api/images/one': { status: 204 },
      [RESTORE]: { status: 503, body: { detail: 'busy' } },
    });
    const { press } = open(one);
    await press('Delete');
    await press('Undo');
    await screen.findByRole('button', { name: 'Try again' });
    server.answer(RESTORE, { status: 404, body: { detail: 'gone' } });
    await press('Try again');
    expect(await screen.findAllByText("It's too late to restore the image.")).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
