/** Calls of accounts, whose errors are `{detail}` for clients that know that form. */
export function isAccountPath(path: string): boolean {
  return /^\/api\/(?:auth|newsletter|users)(?:\/|$)/.test(path);
}
