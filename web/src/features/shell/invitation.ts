/** Pages for signing up, logging in or ending a contract. */
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

/** True for pages that may show the banner "try it free". */
export function isInvitedAt(pathname: string): boolean {
  return !BUSY_ELSEWHERE.includes(pathname.replace(/\/+$/, ''));
}
