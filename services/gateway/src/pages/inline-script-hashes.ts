import { createHash } from 'node:crypto';

/**
 * CSP sources (`'sha256-…'`, CSP level 3, 2.3.1) of a page's inline scripts, in their order. Data for
 * search engines stands in script elements too, which no browser runs.
 */
export function inlineScriptHashes(html: string): string[] {
  const inline = html.matchAll(
    /<script(?![^>]*\s(?:src\s*=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...inline].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}
