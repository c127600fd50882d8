// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { VerifyEmailPage } from './verify-email-page.js';

const message = 'Your email has been successfully verified!';

it.each([
  [{ message }, 'Login', '/login'],
  [{ message, reset_token: 'r' }, 'Set a password', '/reset-password?token=r'],
])('%j leads to “%s”', async (body, name, href) => {
  fakeServer({ 'POST /api/auth/verify': { status: 200, body } });
  renderPage(<VerifyEmailPage token="t" />);
  await screen.findByText(message);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
