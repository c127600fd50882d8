const BUSY_ELSEWHERE = [
  '/account',
  '/cancellation',
  '/forgot-password',
  '/login',
  '/oauth-callback',
  '/reset-password',
  '/signup',
  '/verify-email',
  '/withdrawal',
];

export function isInvitedAt(pathname: string): boolean {
  return !BUSY_ELSEWHERE.includes(pathname.replace(/\/+$/, ''));
}
