import { createHash } from 'node:crypto';

const STYLE =
  'body{margin:0;padding:15vh 24px 24px;font:17px/1.5 system-ui,sans-serif;color-scheme:light dark}main{max-width:32rem;margin:0 auto}h1{font-size:1.5rem;line-height:1.25}button{font:inherit;padding:12px 20px}';

const DAY_MS = 24 * 3_600 * 1_000;

export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`;

/** Requires a button press, because mail programs open links automatically. */
export function askingPage(): string {
  return page(
    'End your subscription?',
    '<p>It will end with the current period; until then you keep what it gives.</p><form method="post"><button>Yes, end my subscription</button></form>',
  );
}

/** @param on end of the period; the page shows the last full day, like the account page */
export function endedPage(on: Date | null): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const last = on && new Date(on.getTime() - DAY_MS).toLocaleDateString('en-GB', day);
  const when = last === null ? 'with the current period' : `on ${last}`;
  return page('Your subscription ends', `<p>It ends ${when} and will not be renewed.</p>`);
}

export function nothingPage(): string {
  return page('There is nothing to end', '<p>No subscription goes with this address any more.</p>');
}

export function oldLinkPage(): string {
  return page(
    'This link is no longer good',
    '<p>Links work for thirty days. Please declare your cancellation again.</p>',
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · Likeness</title><style>${STYLE}</style></head>
<body><main><p>Likeness</p><h1>${title}</h1>${body}</main></body>
</html>
`;
}
