import type { ByLanguage } from '@likeness/contracts/text/languages';
import type { PaymentFact } from '@likeness/contracts/jobs/accounts.jobs';
import {
  type Letter,
  letter,
  type LetterTexts,
  type Recipient,
} from '@likeness/service-kit/mail/letter';

type Failure = Extract<PaymentFact, { kind: 'failure' }>;
type Links = { readonly account: string; readonly pricing: string };

export function paymentFailure(to: Recipient, links: Links, { of }: Failure): Letter {
  return letter(to, TEXTS[to.language][of](links));
}

const TEXTS: ByLanguage<Record<Failure['of'], (links: Links) => LetterTexts>> = {
  en: {
    subscription: ({ account }) => ({
      subject: 'We could not collect your payment',
      paragraphs: [
        'Your bank declined the payment for your Professional subscription, so the plan is paused. Your images and credits stay.',
        'Please update your payment method. We try again for a few days, and the plan continues once the payment succeeds.',
      ],
      action: { label: 'Update payment method', link: account },
      closing: ['You can also cancel the subscription there.'],
    }),
    pack: ({ pricing }) => ({
      subject: 'Your payment failed',
      paragraphs: [
        'Your bank declined the payment for your credits. You did not receive them, and we charged nothing.',
        'You can buy them again with another payment method.',
      ],
      action: { label: 'See the packs', link: pricing },
      closing: [],
    }),
  },
  de: {
    subscription: ({ account }) => ({
      subject: 'Deine Zahlung hat nicht geklappt',
      paragraphs: [
        'deine Bank hat die Zahlung für dein Professional-Abo abgelehnt. Das Abo ruht deshalb. Deine Bilder und Credits bleiben dir.',
        'Bitte aktualisiere deine Zahlungsart. Wir versuchen es noch einige Tage, und sobald die Zahlung klappt, geht es weiter.',
      ],
      action: { label: 'Zahlungsart aktualisieren', link: account },
      closing: ['Dort kannst du das Abo auch kündigen.'],
    }),
    pack: ({ pricing }) => ({
      subject: 'Deine Zahlung hat nicht geklappt',
      paragraphs: [
        'deine Bank hat die Zahlung für deine Credits abgelehnt. Du hast sie nicht bekommen, und wir haben nichts berechnet.',
        'Du kannst sie mit einer anderen Zahlungsart noch einmal kaufen.',
      ],
      action: { label: 'Pakete ansehen', link: pricing },
      closing: [],
    }),
  },
};
