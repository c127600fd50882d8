/** Any origin that is not ours: what resolves to another one leads away from the site. */
const HERE = 'http://here.invalid';

/**
 * A path of this site to go to after login, or `fallback`. Everything that a browser would read as
 * another address is refused: `//evil`, `/\evil`, `javascript:`, a full URL, control characters.
 */
export function safeRedirect(asked: unknown, fallback = '/'): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return fallback;
  if (/[\p{Cc}\\]/u.test(asked) || !URL.canParse(asked, HERE)) return fallback;
  const url = new URL(asked, HERE);
  const path = url.pathname + url.search + url.hash;
  return url.origin === HERE && !path.startsWith('//') ? path : fallback;
}
