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
  it('runs without a window', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  it('renders the home page with its header, sections and footer', async () => {
    const html = await render('/');
    expect(html).toContain('Portraits');
    expect(html).toContain('No\u00a0Sign\u00a0Up Required');
    expect(html).toContain('id="instant-id"');
    expect(html).toContain('id="image-upload-section"');
    expect(html).toContain('How It Works');
    expect(html).toContain('No endorsement by NASA is implied.');
    expect(html).not.toContain('Try Likeness free.');
  });

  it.each(['/about', '/terms', '/privacy', '/faq'])(
    'leaves out of %s what the operator has not set',
    async (path) => {
      const html = await render(path);
      const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
      expect(html).not.toMatch(/OPERATOR_|SUPPORT_EMAIL|mailto:|id="imprint"/);
      expect(text).not.toMatch(/imprint|is set yet|named yet|: \./i);
    },
  );

  it.each([
    ['/pricing', 'Pricing FAQ'],
    ['/withdrawal', 'Withdraw from contract'],
    ['/cancellation', 'Cancel now'],
    ['/login', 'Forgot Password?'],
    ['/signup', 'Password must contain:'],
    ['/forgot-password', 'Send Reset Link'],
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
