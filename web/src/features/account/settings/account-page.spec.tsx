// @vitest-environment happy-dom
import type { User } from '@likeness/contracts/http/users';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { MailLanguage } from './account-page.js';

const german = { name: 'Deutsch' };
const user: Partial<User> = { language: 'en' };

it('asks for emails in German', async () => {
  const { sent } = fakeServer({ 'PATCH /api/users/me': { status: 200, body: {} } });
  const pointer = renderPage(<MailLanguage user={user as User} />);
  await pointer.click(screen.getByRole('radio', german));
  await screen.findAllByText('Saved!');
  expect(sent[0]).toEqual({ call: 'PATCH /api/users/me', body: { language: 'de' } });
});

it('says so when the language stays the same', async () => {
  fakeServer({ 'PATCH /api/users/me': { status: 503, body: { detail: 'away' } } });
  const pointer = renderPage(<MailLanguage user={user as User} />);
  await pointer.click(screen.getByRole('radio', german));
  await screen.findByText('We couldn’t change the language. Please try again.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
});
