/** Pages on which somebody is signing up, logging in, or ending a contract. */
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

/** Whether the invitation to try it free belongs on a page. */
export function isInvitedAt(pathname: string): boolean {
  return !BUSY_ELSEWHERE.includes(pathname.replace(/\/+$/, ''));
}
