import type { ByLanguage } from '@likeness/contracts/text/languages';
import type { PaymentFact } from '@likeness/contracts/jobs/accounts.jobs';
import {
  type Letter,
  type LetterTexts,
  type Recipient,
  letter,
} from '@likeness/service-kit/mail/letter';
import { lastDay } from '@likeness/contracts/text/local-days';
import { asDay, asMoment } from '@likeness/service-kit/mail/moments';

type Failure = Extract<PaymentFact, { kind: 'failure' }>;
type Links = { readonly account: string; readonly pricing: string };

export function paymentFailure(to: Recipient, links: Links, { of }: Failure): Letter {
  return letter(to, PAYMENT_FAILURE[to.language][of](links));
}

const PAYMENT_FAILURE: ByLanguage<Record<Failure['of'], (links: Links) => LetterTexts>> = {
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

type Cancellation = Extract<PaymentFact, { kind: 'cancellation' }>;
type Facts = {
  readonly cancelled: string | null;
  /** An unpaid subscription ends at once. */
  readonly isOver: boolean;
  /** The last full day, as on the account page. */
  readonly ends: string | null;
  readonly account: string;
};

export function cancellationConfirmation(
  to: Recipient,
  account: string,
  { cancelled_at, ends_at }: Cancellation,
): Letter {
  const facts = {
    cancelled: cancelled_at && asMoment(cancelled_at, to.language),
    isOver: ends_at !== null && cancelled_at !== null && ends_at <= cancelled_at,
    ends: ends_at && asDay(lastDay(ends_at), to.language),
    account,
  };
  return letter(to, CANCELLATION_CONFIRMATION[to.language](facts));
}

const CANCELLATION_CONFIRMATION: ByLanguage<(facts: Facts) => LetterTexts> = {
  en: ({ cancelled, isOver, ends, account }) => ({
    subject: 'Your subscription is cancelled',
    paragraphs: [
      "We've cancelled your Professional subscription. It won't renew, and we won't charge you for it again.",
      isOver
        ? 'It ended right away, because its last payment had failed.'
        : ends === null
          ? 'You keep Professional until the period you paid for ends.'
          : `You keep Professional until the end of ${ends}.`,
    ],
    figures: [
      ['Contract', 'Professional subscription'],
      ...(cancelled === null ? [] : [['Cancelled', cancelled] as const]),
      ...(ends === null || isOver ? [] : [['Ends after', ends] as const]),
    ],
    closing: [
      'Credits in your account stay yours and never expire.',
      `If you didn't cancel, log in and change your password: ${account}`,
    ],
  }),
  de: ({ cancelled, isOver, ends, account }) => ({
    subject: 'Dein Abo ist gekündigt',
    paragraphs: [
      'dein Professional-Abo ist gekündigt. Es verlängert sich nicht mehr, und wir buchen nichts mehr dafür ab.',
      isOver
        ? 'Es hat sofort geendet, weil die letzte Zahlung nicht geklappt hatte.'
        : ends === null
          ? 'Professional kannst du bis zum Ende des bezahlten Zeitraums weiter nutzen.'
          : `Professional kannst du noch bis einschließlich ${ends} nutzen.`,
    ],
    figures: [
      ['Vertrag', 'Professional-Abo'],
      ...(cancelled === null ? [] : [['Gekündigt', cancelled] as const]),
      ...(ends === null || isOver ? [] : [['Endet nach dem', ends] as const]),
    ],
    closing: [
      'Die Credits in deinem Konto behältst du, und sie verfallen nie.',
      `Du hast nicht gekündigt? Dann melde dich an und ändere dein Passwort: ${account}`,
    ],
  }),
};
