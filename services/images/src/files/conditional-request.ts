/**
 * Whether `If-None-Match` names the entity tag (RFC 9110 §13.1.2, weak comparison): the client has
 * the current bytes.
 */
export function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}
