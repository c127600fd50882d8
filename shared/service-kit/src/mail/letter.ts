import type { ByLanguage, Language } from '@likeness/contracts/text/languages';
import { greeting } from './greeting.js';

export type Letter = { readonly subject: string; readonly text: string; readonly html: string };

/** The name may be empty, or anything that a person typed. */
export type Recipient = { readonly name: string; readonly language: Language };

/** In the recipient's language. */
export type LetterTexts = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly figures?: readonly (readonly [string, string])[];
  readonly closing: readonly string[];
  readonly sections?: readonly LetterSection[];
};

export type LetterSection = { readonly title: string; readonly paragraphs: readonly string[] };

const BUTTON_FAILS: ByLanguage<string> = {
  en: 'If the button does not work, open this address:',
  de: 'Falls der Button nicht funktioniert, öffne diese Adresse:',
};

export function letter(to: Recipient, texts: LetterTexts): Letter {
  return { subject: texts.subject, text: asText(to, texts), html: asHtml(to, texts) };
}

function asText({ name, language }: Recipient, texts: LetterTexts): string {
  const { paragraphs, action, figures, closing, sections = [] } = texts;
  const blocks = [greeting(name, language), ...paragraphs];
  if (action) blocks.push(`${action.label}:\n${action.link}`);
  if (figures) blocks.push(figures.map(([label, value]) => `${label}: ${value}`).join('\n'));
  const small = sections.flatMap((section) => [section.title, ...section.paragraphs]);
  return `${[...blocks, ...closing, 'Likeness', ...small].join('\n\n')}\n`;
}

function asHtml({ name, language }: Recipient, texts: LetterTexts): string {
  const { subject, paragraphs, action, figures, closing, sections = [] } = texts;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2937;color:#ffffff;text-decoration:none">${escape(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4b5563">${BUTTON_FAILS[language]}<br><a href="${escape(action.link)}" style="color:#4b5563;word-break:break-all">${escape(action.link)}</a></p>`
    : '';
  const cell = 'padding:6px 16px 6px 0;border-bottom:1px solid #e5e7eb;text-align:left';
  const table = figures
    ? `<table style="border-collapse:collapse;margin:0 0 16px">${figures
        .map(
          ([label, value]) =>
            `<tr><th scope="row" style="${cell};font-weight:400">${escape(label)}</th><td style="${cell}">${escape(value)}</td></tr>`,
        )
        .join('')}</table>`
    : '';
  const small = sections
    .map(
      ({ title, paragraphs: lines }) =>
        `<h2 style="margin:24px 0 8px;font-size:14px">${escape(title)}</h2>
${lines.map((text) => `<p style="margin:0 0 8px;font-size:13px;color:#4b5563;white-space:pre-line;overflow-wrap:anywhere">${escape(text)}</p>`).join('\n')}`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f3f4f6">
<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff;font:16px/1.5 system-ui,sans-serif;color:#111827">
<p style="margin:0 0 24px;font-weight:600">Likeness</p>
<p dir="auto" style="margin:0 0 16px">${escape(greeting(name, language))}</p>
${paragraphs.map(paragraph).join('\n')}
${button}
${table}
${closing.map(paragraph).join('\n')}
${small}
</div>
</body>
</html>
`;
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
