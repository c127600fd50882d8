import { COUNTED_AT_MOST } from '@likeness/contracts/http/images';
import type { ByLanguage } from '@likeness/contracts/text/languages';
import {
  type Letter,
  letter,
  type LetterTexts,
  type Recipient,
} from '@likeness/service-kit/mail/letter';
import { asDay } from '@likeness/service-kit/mail/moments';

export type ExpiryFacts = {
  readonly days: number;
  readonly count: number;
  readonly firstAt: string;
};
type Links = { readonly gallery: string; readonly pricing: string };
type Facts = Links & {
  readonly images: 'one' | 'some' | 'most';
  readonly count: string;
  readonly day: string;
  readonly isLast: boolean;
};

export function expiryNotice(
  to: Recipient,
  links: Links,
  { days, count, firstAt }: ExpiryFacts,
): Letter {
  const facts: Facts = {
    ...links,
    images: count === 1 ? 'one' : count < COUNTED_AT_MOST ? 'some' : 'most',
    count: Math.min(count, COUNTED_AT_MOST).toLocaleString(to.language),
    day: asDay(firstAt, to.language),
    isLast: days <= 3,
  };
  return letter(to, TEXTS[to.language](facts));
}

const TEXTS: ByLanguage<(facts: Facts) => LetterTexts> = {
  en: ({ images, count, day, isLast, gallery, pricing }) => ({
    subject: {
      one: 'One of your images will be deleted soon',
      some: `${count} of your images will be deleted soon`,
      most: `More than ${count} of your images will be deleted soon`,
    }[images],
    paragraphs: [
      {
        one: `We keep images of accounts without a subscription for 90 days. We will delete one of your images soon, on ${day}.`,
        some: `We keep images of accounts without a subscription for 90 days. We will delete ${count} of your images soon, the first on ${day}.`,
        most: `We keep images of accounts without a subscription for 90 days. We will delete more than ${count} of your images soon, the first on ${day}.`,
      }[images],
      'To keep them, download them from your gallery.',
    ],
    action: { label: 'Open your gallery', link: gallery },
    closing: [
      `With a subscription we keep all your images: ${pricing}`,
      isLast
        ? 'This is the last reminder about these images. Deleted images cannot be recovered.'
        : 'We will remind you once more three days before. Deleted images cannot be recovered.',
    ],
  }),
  de: ({ images, count, day, isLast, gallery, pricing }) => ({
    subject: {
      one: 'Wir löschen bald eines deiner Bilder',
      some: `Wir löschen bald ${count} deiner Bilder`,
      most: `Wir löschen bald mehr als ${count} deiner Bilder`,
    }[images],
    paragraphs: [
      {
        one: `ohne Abo bewahren wir Bilder 90 Tage lang auf. Deshalb löschen wir bald eines deiner Bilder, und zwar am ${day}.`,
        some: `ohne Abo bewahren wir Bilder 90 Tage lang auf. Deshalb löschen wir bald ${count} deiner Bilder, die ersten am ${day}.`,
        most: `ohne Abo bewahren wir Bilder 90 Tage lang auf. Deshalb löschen wir bald mehr als ${count} deiner Bilder, die ersten am ${day}.`,
      }[images],
      'Wenn du sie behalten möchtest, lade sie aus deiner Galerie herunter.',
    ],
    action: { label: 'Galerie öffnen', link: gallery },
    closing: [
      `Mit einem Abo bewahren wir alle deine Bilder auf: ${pricing}`,
      isLast
        ? 'Das ist die letzte Erinnerung an diese Bilder. Gelöschte Bilder lassen sich nicht wiederherstellen.'
        : 'Drei Tage vorher erinnern wir dich noch einmal. Gelöschte Bilder lassen sich nicht wiederherstellen.',
    ],
  }),
};
