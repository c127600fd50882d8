// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { DeletedDialog } from './deleted-dialog.js';

const LIST = 'GET /api/images/deleted?page=1';
const RESTORE = 'POST /api/images/restore';
const images = ['one', 'two'].map((id) => imageNamed(id));
const listed = (of: typeof images) => ({ status: 200, body: { images: of, next: null } });

function open() {
  const onClose = vi.fn();
  const user = renderPage(<DeletedDialog styleName={(style) => style} onClose={onClose} />);
  return { onClose, press: async (element: HTMLElement) => user.click(element) };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('DeletedDialog', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it('restores the images of every page and closes', async () => {
    const [first, second] = images.map((image) => ({ images: [image], next: null }));
    const server = fakeServer({
      [LIST]: { status: 200, body: { ...first, next: 2 } },
      'GET /api/images/deleted?page=2': { status: 200, body: second },
      [RESTORE]: { status: 204 },
    });
    const { onClose, press } = open();
    const all = await screen.findByRole('button', { name: 'Select all (2)' });
    expect(button('Restore').disabled).toBe(true);
    await press(all);
    await press(button('Restore 2 images'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.sent.at(-1)).toEqual({ call: RESTORE, body: { image_ids: ['one', 'two'] } });
  });

  it('restores one image and shows the rest', async () => {
    const server = fakeServer({ [LIST]: listed(images), [RESTORE]: { status: 204 } });
    const { onClose, press } = open();
    const [first] = await screen.findAllByRole('checkbox');
    if (!first) throw new Error('no image');
    await press(first);
    server.answer(LIST, listed(images.slice(1)));
    await press(button('Restore 1 image'));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says when the server restores nothing, and keeps the selection', async () => {
    fakeServer({ [LIST]: listed(images), [RESTORE]: { status: 503, body: { detail: 'busy' } } });
    const { press } = open();
    await screen.findAllByRole('checkbox');
    await press(button('Select all (2)'));
    await press(button('Restore 2 images'));
    expect(
      await screen.findByText("We couldn't restore the images. Please try again."),
    ).toBeTruthy();
    expect(button('Restore 2 images').disabled).toBe(false);
  });

  it('says when there is nothing to restore', async () => {
    fakeServer({ [LIST]: listed([]) });
    open();
    expect(await screen.findByText('Nothing to restore.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
  });
});
