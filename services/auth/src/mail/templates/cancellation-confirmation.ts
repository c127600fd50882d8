import { lastDay } from '@likeness/contracts/text/local-days';
import type { ByLanguage } from '@likeness/contracts/text/languages';
import type { PaymentFact } from '@likeness/contracts/jobs/accounts.jobs';
import {
  type Letter,
  letter,
  type LetterTexts,
  type Recipient,
} from '@likeness/service-kit/mail/letter';
import { asDay, asMoment } from '@likeness/service-kit/mail/moments';

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
  return letter(to, TEXTS[to.language](facts));
}

const TEXTS: ByLanguage<(facts: Facts) => LetterTexts> = {
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
