import type { PaymentFact } from '@likeness/contracts/jobs/payment-tell.job';
import { greeting } from '@likeness/service-kit/mail/greeting';
import { type Letter, letter } from '@likeness/service-kit/mail/letter';
import { asMoment } from './as-moment.js';

type Cancellation = Extract<PaymentFact, { kind: 'cancellation' }>;

export function cancellationConfirmation(
  to: { readonly firstName: string; readonly account: string },
  { cancelled_at, ends_at }: Cancellation,
): Letter {
  return letter({
    subject: 'Your subscription is cancelled',
    greeting: greeting(to.firstName),
    paragraphs: [
      "We've cancelled your Professional subscription. It won't renew, and we won't charge you for it again.",
      ends_at === null
        ? 'You keep Professional until the period you paid for ends.'
        : `You keep Professional until ${asMoment(ends_at)}.`,
    ],
    figures: [
      ['Contract', 'Professional subscription'],
      ...(cancelled_at === null ? [] : [['Cancelled', asMoment(cancelled_at)] as const]),
      ...(ends_at === null ? [] : [['Ends', asMoment(ends_at)] as const]),
    ],
    closing: [
      'Credits in your account stay yours and never expire.',
      `If you didn't cancel, log in and change your password: ${to.account}`,
    ],
  });
}
