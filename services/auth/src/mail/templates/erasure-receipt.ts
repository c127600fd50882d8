import { type Letter, letter } from './letter.js';

/** What an erasure has removed, counted by what it was. */
export type ErasureFacts = {
  readonly firstName: string;
  readonly requestedAt: string;
  readonly removed: Readonly<Record<string, number>>;
};

export function erasureReceipt({ firstName, requestedAt, removed }: ErasureFacts): Letter {
  return letter({
    subject: 'Your account and your data have been deleted',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `As you asked on ${asDay(requestedAt)}, your account has been deleted with everything that belonged to it:`,
    ],
    figures: Object.entries(removed).map(([what, count]) => [what, String(count)] as const),
    closing: [
      'Records of payments are kept without your name and address for as long as commercial law requires.',
      'This mail is the last one, and your address is not kept.',
    ],
  });
}

function asDay(moment: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(moment).toLocaleDateString('en-GB', day);
}
