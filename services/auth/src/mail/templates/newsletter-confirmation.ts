import type { ByLanguage, Language } from '@likeness/contracts/text/languages';
import { type Letter, letter, type LetterTexts } from '@likeness/service-kit/mail/letter';

type Links = { readonly confirm: string; readonly unsubscribe: string };

export function newsletterConfirmation(language: Language, links: Links): Letter {
  return letter({ name: '', language }, TEXTS[language](links));
}

const TEXTS: ByLanguage<(links: Links) => LetterTexts> = {
  en: ({ confirm, unsubscribe }) => ({
    subject: 'Please confirm your subscription',
    paragraphs: [
      'We got a request to send the Likeness newsletter to this address. Please confirm it first.',
    ],
    action: { label: 'Confirm subscription', link: confirm },
    closing: [
      'If this was not you, just ignore this email. We delete your address after seven days. To delete it now:',
      unsubscribe,
    ],
  }),
  de: ({ confirm, unsubscribe }) => ({
    subject: 'Bitte bestätige dein Newsletter-Abo',
    paragraphs: [
      'du möchtest den Newsletter von Likeness bekommen? Dann bestätige bitte zuerst deine Adresse.',
    ],
    action: { label: 'Newsletter bestätigen', link: confirm },
    closing: [
      'Du warst das nicht? Dann ignoriere diese E-Mail einfach. Nach sieben Tagen löschen wir deine Adresse. Sofort löschen kannst du sie hier:',
      unsubscribe,
    ],
  }),
};
