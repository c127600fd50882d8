import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { App } from './app.js';
import { createAppRouter } from './router.js';

async function render(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(<App router={router} queryClient={new QueryClient()} />);
  return new Response(prelude).text();
}

describe('rendering without a browser', () => {
  it.each([
    ['/reset-password?token=t', 'Confirm New Password'],
    ['/verify-email?token=t', 'Verifying your email...'],
    ['/verify-email', 'Invalid verification link.'],
    ['/oauth-callback?code=c&state=s', 'Completing your login...'],
    ['/oauth-callback?error=access_denied', 'You canceled the Google login.'],
  ])('renders %s', async (path, words) => {
    expect(await render(path)).toContain(words);
  });

  it('renders no content of pages that need a login', async () => {
    expect(await render('/account')).toBe('');
  });
});
