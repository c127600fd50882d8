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
  return letter({
    subject: `${many} of your ${images} will be deleted soon`,
    greeting: greeting(to.firstName),
    paragraphs: [
      `We keep images of accounts without a subscription for 90 days. We will delete ${many} of your ${images} soon, ${count === 1 ? 'on' : 'the first on'} ${asDay(firstAt)}.`,
      'To keep them, download them from your gallery.',
    ],
    action: { label: 'Open your gallery', link: to.gallery },
    closing: [
      `With a subscription we keep all your images: ${to.pricing}`,
      days <= 3
        ? 'This is the last reminder about these images. Deleted images cannot be recovered.'
        : 'We will remind you once more three days before. Deleted images cannot be recovered.',
    ],
  });
}

function asDay(moment: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(moment).toLocaleDateString('en-GB', day);
}
