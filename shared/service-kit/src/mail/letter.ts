import type { ByLanguage, Language } from '@likeness/contracts/text/languages';
import { greeting } from './safe-words.js';

/** Without the frame that all mails share. */
export type Letter = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
  readonly hasAccount: boolean;
};

/** The name may be empty, or anything that a person typed. */
export type Recipient = {
  readonly name: string;
  readonly language: Language;
  readonly hasAccount?: boolean;
};

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
  const { language, hasAccount = false } = to;
  const text = asText(to, texts);
  return { subject: texts.subject, text, html: asHtml(to, texts), language, hasAccount };
}

function asText({ name, language }: Recipient, texts: LetterTexts): string {
  const { paragraphs, action, figures, closing, sections = [] } = texts;
  const blocks = [greeting(name, language), ...paragraphs];
  if (action) blocks.push(`${action.label}:\n${action.link}`);
  if (figures) blocks.push(figures.map(([label, value]) => `${label}: ${value}`).join('\n'));
  const small = sections.flatMap((section) => [section.title, ...section.paragraphs]);
  return [...blocks, ...closing, ...small].join('\n\n');
}

function asHtml({ name, language }: Recipient, texts: LetterTexts): string {
  const { paragraphs, action, figures, closing, sections = [] } = texts;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#f95400;color:#1c0f08;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5c5650">${BUTTON_FAILS[language]}<br><a href="${escape(action.link)}" style="color:#5c5650;word-break:break-all">${escape(action.link)}</a></p>`
    : '';
  const cell = 'padding:6px 16px 6px 0;border-bottom:1px solid #e4e1dd;text-align:left';
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
${lines.map((text) => `<p style="margin:0 0 8px;font-size:13px;color:#5c5650;white-space:pre-line;overflow-wrap:anywhere">${escape(text)}</p>`).join('\n')}`,
    )
    .join('\n');
  return [
    `<p dir="auto" style="margin:0 0 16px">${escape(greeting(name, language))}</p>`,
    ...paragraphs.map(paragraph),
    button,
    table,
    ...closing.map(paragraph),
    small,
  ].join('\n');
}

export function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
