import { createHash } from 'node:crypto';
import type { ByLanguage, Language } from '@likeness/contracts/text/languages';
import { lastDay } from '@likeness/contracts/text/local-days';
import { asDay } from '@likeness/service-kit/mail/moments';

const STYLE =
  'body{margin:0;padding:15vh 24px 24px;font:17px/1.5 system-ui,sans-serif;color-scheme:light dark}main{max-width:32rem;margin:0 auto}h1{font-size:1.5rem;line-height:1.25}button{font:inherit;padding:12px 20px}';

export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`;

type Page = 'asking' | 'ended' | 'nothing' | 'old';
type Words = { readonly title: string; readonly text: string | ((day: string | null) => string) };
type Texts = Readonly<Record<Page, Words>> & { readonly button: string };

/** @param on end of the period; the page shows the last full day, like the account page */
export function confirmationPage(language: Language, page: Page, on: Date | null = null): string {
  const { [page]: words, button } = TEXTS[language];
  const { title } = words;
  const text =
    typeof words.text === 'string' ? words.text : words.text(on && asDay(lastDay(on), language));
  // Requires a press, because mail programs open links automatically.
  const form = page === 'asking' ? `<form method="post"><button>${button}</button></form>` : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · Likeness</title><style>${STYLE}</style></head>
<body><main><p>Likeness</p><h1>${title}</h1><p>${text}</p>${form}</main></body>
</html>
`;
}

const TEXTS: ByLanguage<Texts> = {
  en: {
    asking: {
      title: 'End your subscription?',
      text: 'It will end with the current period; until then you keep what it gives.',
    },
    button: 'Yes, end my subscription',
    ended: {
      title: 'Your subscription ends',
      text: (lastDay) =>
        lastDay === null
          ? 'It ends with the current period and will not be renewed.'
          : `It ends on ${lastDay} and will not be renewed.`,
    },
    nothing: {
      title: 'There is nothing to end',
      text: 'No subscription goes with this address any more.',
    },
    old: {
      title: 'This link is no longer good',
      text: 'Links work for thirty days. Please declare your cancellation again.',
    },
  },
  de: {
    asking: {
      title: 'Möchtest du dein Abo beenden?',
      text: 'Es endet mit dem laufenden Zeitraum. Bis dahin kannst du alles weiter nutzen.',
    },
    button: 'Ja, Abo beenden',
    ended: {
      title: 'Dein Abo endet',
      text: (lastDay) =>
        lastDay === null
          ? 'Es endet mit dem laufenden Zeitraum und verlängert sich nicht.'
          : `Es endet am ${lastDay} und verlängert sich nicht.`,
    },
    nothing: {
      title: 'Hier gibt es nichts zu beenden',
      text: 'Zu dieser Adresse gehört kein Abo mehr.',
    },
    old: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Links gelten dreißig Tage. Bitte erkläre deine Kündigung noch einmal.',
    },
  },
};
