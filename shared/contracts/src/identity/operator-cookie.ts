export function operatorCookieName(secure: boolean): string {
  return secure ? '__Host-likeness_operator' : 'likeness_operator';
}
