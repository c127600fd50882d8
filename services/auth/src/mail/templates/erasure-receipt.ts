import { greeting } from '@likeness/service-kit/mail/greeting';
import { type Letter, letter } from '@likeness/service-kit/mail/letter';

export type ErasureFacts = {
  readonly firstName: string;
  readonly requestedAt: string;
  readonly removed: Readonly<Record<string, number>>;
};

const LABELS: Readonly<Record<string, string>> = {
  photos: 'Uploaded photos, with every size made of them',
  portraits: 'Portraits, with every size made of them',
  pictures: 'Profile pictures',
  generations: 'Sets that were ordered',
  jobs: 'Records of single images',
  face_consents: 'Consents to face analysis',
};

const KEPT: Readonly<Record<string, string>> = {
  purchases: 'Purchases, kept without name and address',
  ledger_entries: 'Entries of the credit ledger, kept without name and address',
};

export function erasureReceipt({ firstName, requestedAt, removed }: ErasureFacts): Letter {
  return letter({
    subject: 'Your account and your data have been deleted',
    greeting: greeting(firstName),
    paragraphs: [
      `As you asked on ${asDay(requestedAt)}, your account has been deleted with everything that belonged to it:`,
    ],
    figures: [
      ['Account, logins and links', 'removed'],
      ...Object.entries(LABELS).map(
        ([what, label]) => [label, String(removed[what] ?? 0)] as const,
      ),
      ['Subscription and customer record', 'ended and removed'],
      ...Object.entries(KEPT)
        .filter(([what]) => (removed[what] ?? 0) > 0)
        .map(([what, label]) => [label, String(removed[what])] as const),
    ],
    closing: [
      'Records of payments are kept for as long as commercial law requires. We store them under an anonymous number.',
      'This is our last email to you. We have deleted your address.',
    ],
  });
}

function asDay(moment: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(moment).toLocaleDateString('en-GB', day);
}
