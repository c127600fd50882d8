import { greeting } from '@likeness/service-kit/mail/greeting';
import { type Letter, letter } from '@likeness/service-kit/mail/letter';
import { unlinked } from '@likeness/service-kit/mail/unlinked';
import type { DeclarationRow } from '../database/declarations.repository.js';

const WORDS = {
  withdrawal: { noun: 'withdrawal', subject: 'We have received your withdrawal' },
  cancellation: { noun: 'cancellation', subject: 'We have received your cancellation' },
} as const;

/** BGB §356a (4) and §312k (4). Anyone may enter any address, so user text never becomes a link. */
export function declarationReceipt(declaration: DeclarationRow, link: string | undefined): Letter {
  const { kind, name, email, contract, reason, effective_on, received_at } = declaration;
  const { noun, subject } = WORDS[kind];
  return letter({
    subject,
    greeting: greeting(name),
    paragraphs: [
      `This is your receipt for your ${noun}. Please keep it.`,
      ...(link === undefined
        ? []
        : [
            'This address has a subscription. Press the button to end it with its current period. We do not end it before you do, because anyone could have entered your address.',
          ]),
    ],
    action: link === undefined ? undefined : { label: 'End my subscription', link },
    figures: [
      ['Declaration', noun],
      ['Received', moment(received_at)],
      ['Name', unlinked(name)],
      ['Email address', email],
      ['Contract', unlinked(contract)],
      ...(kind === 'cancellation'
        ? [['Takes effect', effective_on ?? 'as early as possible'] as const]
        : []),
      ...(reason ? [['Reason', unlinked(reason)] as const] : []),
      ['Number', declaration.id],
    ],
    closing: [
      ...(link === undefined ? ['We will email you about the next steps.'] : []),
      'If you did not send this, you can ignore it. We will not do anything.',
    ],
  });
}

function moment(time: Date): string {
  return `${time.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })} (UTC)`;
}
