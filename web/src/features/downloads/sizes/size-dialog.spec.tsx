// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { croppedUrl } from '../../../lib/api/image-url.js';
import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { session } from '../../../lib/session/page-session.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { SizeDialog } from './size-dialog.js';

const ME = 'GET /api/users/me';
const REMOVE = 'POST /api/images/remove-watermarks';
const ENLARGE = 'POST /api/images/one/enlargement';
const member = (credits: number) => ({
  status: 200,
  body: { id: 'ada', credits, subscription_status: null },
});

it('offers the large file without watermark in one step, and keeps its price while it is made', async () => {
  const image = imageNamed('one');
  const clean = { ...image, should_add_watermark: 'false' } as const;
  const server = fakeServer({
    [ME]: member(5),
    [REMOVE]: { status: 200, body: { images: [clean], credits: 4 } },
    [ENLARGE]: { status: 200, body: { image: { ...clean, is_enlarged: true } } },
    'POST /api/auth/jwt/logout': { status: 204 },
  });
  const { fetch } = globalThis;
  let deliver = (_: Response) => {};
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.includes('/file')
      ? new Promise((resolve) => (deliver = resolve))
      : fetch(input, init);
  // Following the link would leave the page that all specs share.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await session.signIn('token');
  onTestFinished(() => session.logout());
  const onClose = vi.fn();
  const user = renderPage(<SizeDialog image={image} onClose={onClose} />);
  await user.click(screen.getByRole('radio', { name: /^Large/ }));
  screen.getByText('1 credit. You will have 4 left.');
  screen.getByText('Otherwise, the visible watermark stays in the large file.');
  await user.click(screen.getByRole('switch', { name: 'Without watermark' }));
  server.answer(ME, member(3));
  await user.click(screen.getByRole('button', { name: 'Download for 2 credits' }));
  await waitFor(() => expect(session.getState().user?.credits).toBe(3));
  const calls = server.sent.map(({ call }) => call);
  expect(calls.indexOf(REMOVE)).toBeLessThan(calls.indexOf(ENLARGE));
  screen.getByText('2 credits. You will have 3 left.');
  screen.getByText(/^We’re making the large file/);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => deliver(new Response('')));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledTimes(1);
});

it('shows and downloads the file with an AI label, once it is wanted', async () => {
  const image = imageNamed('one');
  const file = 'GET /api/images/one/file?label=en';
  const server = fakeServer({ [file]: { status: 200, body: {} } });
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const user = renderPage(<SizeDialog image={image} onClose={vi.fn()} />);
  const preview = () => document.querySelector('img[src*="label=en"]');
  expect(preview()).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Add an AI label' }));
  expect(preview()).not.toBeNull();
  screen.getByRole('link', { name: 'How we mark pictures' });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(server.sent.map(({ call }) => call)).toContain(file);
});

it.each([
  ['no more once a portrait could not be widened', 422],
  ['again after a fault', 503],
])('offers 3:2 %s', async (_when, status) => {
  const head = { x: 300, y: 120, width: 360, height: 700 };
  const recipe = { head, engine: 'studio', style: 'garden', referenceId: 'photo' };
  const image = {
    ...imageNamed(`close-${status}`),
    width: 1024,
    height: 1024,
    creation_method_config: recipe,
  };
  const address = croppedUrl(image, '3x2');
  const { sent } = fakeServer({ [`GET ${address}`]: { status } });
  const user = renderPage(<SizeDialog image={image} onClose={vi.fn()} />);
  const wide = () => screen.queryByRole('radio', { name: /^Landscape 3:2/ });
  await user.click(wide()!);
  fireEvent.error(document.querySelector(`img[src="${address}"]`)!);
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`GET ${address}`));
  expect(wide()).not.toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Square \d/ }));
  expect(wide() === null).toBe(status === 422);
  expect(screen.queryAllByText(/^Landscape 3:2 could cut off the head/)).toHaveLength(
    status === 422 ? 1 : 0,
  );
});
