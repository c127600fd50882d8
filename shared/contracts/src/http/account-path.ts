export function isAccountPath(path: string): boolean {
  return /^\/api\/(?:auth|newsletter|users)(?:\/|$)/.test(path);
}
