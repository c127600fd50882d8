import type { ByLanguage } from '@likeness/contracts/text/languages';
import { escape, type Letter } from './letter.js';

export abstract class MailFrameSettings {
  abstract readonly siteUrl: string;
  /** Name and postal address, or empty. */
  abstract readonly operator: readonly string[];
}

const WORDS: ByLanguage<{
  readonly home: string;
  readonly account: string;
  readonly yours: string;
}> = {
  en: { home: '/', account: '/account', yours: 'Your account' },
  de: { home: '/de', account: '/de/account', yours: 'Dein Konto' },
};

/** The look of the page around a letter, and who sends it. */
export function framed(
  { subject, text, html, language, hasAccount }: Letter,
  { siteUrl, operator }: MailFrameSettings,
): { readonly text: string; readonly html: string } {
  const { home, account, yours } = WORDS[language];
  const link = (path: string) => new URL(path, siteUrl).href;
  const sender = ['Likeness', ...operator];
  const accountLines = hasAccount ? [`${yours}: ${link(account)}`] : [];
  const mark = `<img src="${escape(link('/icons/icon-192.png'))}" width="28" height="28" alt="" style="vertical-align:middle;border-radius:6px">`;
  const anchor = (path: string, words: string) =>
    `<a href="${escape(link(path))}" style="color:inherit">${escape(words)}</a>`;
  return {
    text: `${text}\n\n-- \n${[...sender, ...accountLines].join('\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f5f4f2">
<div style="max-width:520px;margin:0 auto;font:16px/1.5 Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif;color:#1d1a18">
<p style="margin:0 0 16px"><a href="${escape(link(home))}" style="color:inherit;font-size:18px;font-weight:600;text-decoration:none">${mark} Likeness</a></p>
<div style="padding:32px;border:1px solid #e4e1dd;border-radius:12px;background:#ffffff">
${html}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5c5650">${sender.map(escape).join('<br>')}${hasAccount ? `<br>${anchor(account, yours)}` : ''}</p>
</div>
</body>
</html>
`,
  };
}

/** @param address lines separated by `\\n` */
export function operatorLines(name: string | undefined, address: string | undefined): string[] {
  return [name, ...(address?.replaceAll('\\n', '\n').split('\n') ?? [])]
    .map((line) => line?.trim() ?? '')
    .filter((line) => line !== '');
}
