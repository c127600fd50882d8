import { vi } from 'vitest';
import { isRedirect } from '@tanstack/react-router';
import { session } from '../lib/session/page-session.js';
import { requireLoggedOut, requireLogin } from './-guards.js';

const ready = vi.spyOn(session, 'ready');

async function target(guard: Promise<void>) {
  const thrown: unknown = await guard.then(
    () => undefined,
    (error: unknown) => error,
  );
  return isRedirect(thrown) ? thrown.options : thrown;
}

const at = (href: string) => ({ location: { href } });

describe('pages that need a login', () => {
  it('admit signed-in users', async () => {
    ready.mockResolvedValue(true);
    await expect(target(requireLogin(at('/account')))).resolves.toBeUndefined();
  });

  it('redirect everyone else to login with the full path', async () => {
    ready.mockResolvedValue(false);
    await expect(target(requireLogin(at('/instantid?style=oil#results')))).resolves.toMatchObject({
      to: '/login',
      search: { redirect: '/instantid?style=oil#results' },
    });
  });
});

describe('pages for signed-out users', () => {
  it('redirect signed-in users home', async () => {
    ready.mockResolvedValue(true);
    await expect(target(requireLoggedOut())).resolves.toMatchObject({ to: '/' });
  });

  it('admit everyone else', async () => {
    ready.mockResolvedValue(false);
    await expect(target(requireLoggedOut())).resolves.toBeUndefined();
  });
});
