import type { ByLanguage, Language } from '@likeness/contracts/text/languages';
import { type Letter, letter, type LetterTexts } from '@likeness/service-kit/mail/letter';
import { asDay } from '@likeness/service-kit/mail/moments';

export type ErasureFacts = {
  readonly firstName: string;
  /** Missing in orders of earlier versions. */
  readonly language?: Language;
  readonly requestedAt: string;
  readonly removed: Readonly<Record<string, number>>;
};
type Counted = 'photos' | 'portraits' | 'pictures' | 'generations' | 'jobs' | 'face_consents';
type Kept = 'purchases' | 'ledger_entries';
type Texts = {
  readonly letter: (day: string) => Omit<LetterTexts, 'figures'>;
  readonly account: readonly [string, string];
  readonly customer: readonly [string, string];
  readonly removed: Readonly<Record<Counted, string>>;
  readonly kept: Readonly<Record<Kept, string>>;
};

export function erasureReceipt(facts: ErasureFacts): Letter {
  const { firstName, language = 'en', requestedAt, removed } = facts;
  const texts = TEXTS[language];
  return letter(
    { name: firstName, language },
    {
      ...texts.letter(asDay(requestedAt, language)),
      figures: [
        texts.account,
        ...Object.entries(texts.removed).map(
          ([what, label]) => [label, String(removed[what] ?? 0)] as const,
        ),
        texts.customer,
        ...Object.entries(texts.kept)
          .filter(([what]) => (removed[what] ?? 0) > 0)
          .map(([what, label]) => [label, String(removed[what])] as const),
      ],
    },
  );
}

const TEXTS: ByLanguage<Texts> = {
  en: {
    letter: (day) => ({
      subject: 'Your account and your data have been deleted',
      paragraphs: [
        `As you asked on ${day}, your account has been deleted with everything that belonged to it:`,
      ],
      closing: [
        'Records of payments are kept for as long as commercial law requires. We store them under an anonymous number.',
        'This is our last email to you. We have deleted your address.',
      ],
    }),
    account: ['Account, logins and links', 'removed'],
    customer: ['Subscription and customer record', 'ended and removed'],
    removed: {
      photos: 'Uploaded photos, with every size made of them',
      portraits: 'Portraits, with every size made of them',
      pictures: 'Profile pictures',
      generations: 'Sets that were ordered',
      jobs: 'Records of single images',
      face_consents: 'Consents to face analysis',
    },
    kept: {
      purchases: 'Purchases, kept without name and address',
      ledger_entries: 'Entries of the credit ledger, kept without name and address',
    },
  },
  de: {
    letter: (day) => ({
      subject: 'Wir haben dein Konto und deine Daten gelöscht',
      paragraphs: [
        `am ${day} hast du uns gebeten, dein Konto zu löschen. Das haben wir getan, mit allem, was dazugehörte:`,
      ],
      closing: [
        'Zahlungsbelege bewahren wir so lange auf, wie es das Handelsrecht verlangt. Wir speichern sie unter einer anonymen Nummer.',
        'Das ist unsere letzte E-Mail an dich. Deine Adresse haben wir gelöscht.',
      ],
    }),
    account: ['Konto, Anmeldungen und Links', 'gelöscht'],
    customer: ['Abo und Kundendaten', 'beendet und gelöscht'],
    removed: {
      photos: 'Hochgeladene Fotos, in allen Größen',
      portraits: 'Porträts, in allen Größen',
      pictures: 'Profilbilder',
      generations: 'Bestellte Serien',
      jobs: 'Einträge zu einzelnen Bildern',
      face_consents: 'Einwilligungen in die Gesichtsanalyse',
    },
    kept: {
      purchases: 'Käufe, ohne Namen und Adresse aufbewahrt',
      ledger_entries: 'Einträge im Credit-Verlauf, ohne Namen und Adresse aufbewahrt',
    },
  },
};
