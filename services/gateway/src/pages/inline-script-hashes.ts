import { createHash } from 'node:crypto';

/** CSP sources (CSP level 3, 2.3.1) of inline scripts. Skips JSON-LD, which no browser executes. */
export function inlineScriptHashes(html: string): string[] {
  const inline = html.matchAll(
    /<script(?![^>]*\s(?:src\s*=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...inline].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}
