/** Any foreign origin: a URL that resolves to another one leaves the site. */
const HERE = 'http://here.invalid';

/** Rejects anything that a browser resolves to another site: `//evil`, `/\evil`, `javascript:`. */
export function safeRedirect(asked: unknown, fallback = '/'): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return fallback;
  if (/[\p{Cc}\\]/u.test(asked) || !URL.canParse(asked, HERE)) return fallback;
  const url = new URL(asked, HERE);
  const path = url.pathname + url.search + url.hash;
  return url.origin === HERE && !path.startsWith('//') ? path : fallback;
}
