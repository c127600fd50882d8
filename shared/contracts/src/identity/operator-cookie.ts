/** Name of the HttpOnly cookie of who has shown the second factor; for its prefix see the session's. */
export function operatorCookieName(secure: boolean): string {
  return secure ? '__Host-likeness_operator' : 'likeness_operator';
}
