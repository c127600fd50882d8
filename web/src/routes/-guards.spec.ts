import { jest } from '@jest/globals';
import { isRedirect } from '@tanstack/react-router';

const ready = jest.fn<() => Promise<boolean>>();
jest.unstable_mockModule('../lib/session/page-session.js', () => ({ session: { ready } }));
const { requireLogin, requireLoggedOut } = await import('./-guards.js');

async function target(guard: Promise<void>) {
  const thrown: unknown = await guard.then(
    () => undefined,
    (error: unknown) => error,
  );
  return isRedirect(thrown) ? thrown.options : thrown;
}

const at = (href: string) => ({ location: { href } });

describe('pages that need a login', () => {
  it('let in who is signed in', async () => {
    ready.mockResolvedValue(true);
    await expect(target(requireLogin(at('/account')))).resolves.toBeUndefined();
  });

  it('send everybody else to login with the full path', async () => {
    ready.mockResolvedValue(false);
    await expect(target(requireLogin(at('/instantid?style=oil#results')))).resolves.toMatchObject({
      to: '/login',
      search: { redirect: '/instantid?style=oil#results' },
    });
  });
});

describe('pages for who is logged out', () => {
  it('send who is signed in home', async () => {
    ready.mockResolvedValue(true);
    await expect(target(requireLoggedOut())).resolves.toMatchObject({ to: '/' });
  });

  it('let in everybody else', async () => {
    ready.mockResolvedValue(false);
    await expect(target(requireLoggedOut())).resolves.toBeUndefined();
  });
});
