import { isInvitedAt } from './try-free-banner.js';

it.each(['/login', '/signup', '/signup/', '/reset-password', '/account', '/cancellation'])(
  'leaves people alone on %s',
  (pathname) => expect(isInvitedAt(pathname)).toBe(false),
);

it.each(['/', '/pricing', '/loginhelp'])('invites on %s', (pathname) =>
  expect(isInvitedAt(pathname)).toBe(true),
);
