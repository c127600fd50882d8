type PageParts = {
  title: string;
  note: string;
  body: string;
  refreshSeconds?: number;
};

/** Pages may show user input, so the CSP blocks all scripts. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action *; frame-ancestors 'none'; base-uri 'none'";

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 52rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
[role=note] { padding: .75rem 1rem; border: 1px solid #b45309; border-left-width: 6px; border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .5rem 1rem .5rem 0; text-align: left; border-bottom: 1px solid #8884; overflow-wrap: anywhere; }
table.facts :is(th, td) { overflow-wrap: normal; }
table.facts form { display: flex; flex-wrap: wrap; gap: .5rem; }
.sideways { overflow-x: auto; }
iframe { width: 100%; height: 34rem; border: 1px solid #8886; border-radius: .5rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
form { margin: 0; }
ul.choices { list-style: none; padding: 0; display: grid; gap: .5rem; }
ul.choices button { width: 100%; padding: .75rem 1rem; text-align: left; }
button { font: inherit; padding: .5rem 1rem; border: 1px solid #8888; border-radius: .5rem; cursor: pointer; }
input[type=text], input[type=email] { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box; }
.fields { display: grid; gap: .75rem; max-width: 26rem; }
`;

export function page({ title, note, body, refreshSeconds }: PageParts): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<main>
<p role="note"><strong>Local stand-in.</strong> ${escapeHtml(note)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
