import { greeting } from '@likeness/service-kit/mail/greeting';
import { type Letter, letter } from '@likeness/service-kit/mail/letter';
import { COUNTED_AT_MOST } from '@likeness/contracts/http/images';

export type ExpiryFacts = {
  readonly days: number;
  readonly count: number;
  readonly firstAt: string;
};

export function expiryNotice(
  to: { readonly firstName: string; readonly gallery: string; readonly pricing: string },
  { days, count, firstAt }: ExpiryFacts,
): Letter {
  const images = count === 1 ? 'image' : 'images';
  const many = count >= COUNTED_AT_MOST ? `More than ${COUNTED_AT_MOST}` : String(count);
  const are = count === 1 ? 'is' : 'are';
  return letter({
    subject: `${many} of your ${images} ${are} removed soon`,
    greeting: greeting(to.firstName),
    paragraphs: [
      `Images of accounts without a subscription are kept for 90 days. ${many} of your ${images} ${are} removed soon, ${count === 1 ? 'on' : 'the first on'} ${asDay(firstAt)}.`,
      'To keep them, download them from your gallery.',
    ],
    action: { label: 'Open your gallery', link: to.gallery },
    closing: [
      `With a subscription no image is removed: ${to.pricing}`,
      days <= 3
        ? 'This is the last reminder about these images. Removed images can not be brought back.'
        : 'We will remind you once more three days before. Removed images can not be brought back.',
    ],
  });
}

function asDay(moment: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(moment).toLocaleDateString('en-GB', day);
}
