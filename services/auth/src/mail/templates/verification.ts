import type { ByLanguage } from '@likeness/contracts/text/languages';
import {
  type Letter,
  letter,
  type LetterTexts,
  type Recipient,
} from '@likeness/service-kit/mail/letter';

export function verificationMail(to: Recipient, link: string): Letter {
  return letter(to, TEXTS[to.language](link));
}

const TEXTS: ByLanguage<(link: string) => LetterTexts> = {
  en: (link) => ({
    subject: 'Verify your email address',
    paragraphs: ['Thank you for signing up. Please confirm that this email address is yours.'],
    action: { label: 'Verify email address', link },
    closing: ['This link expires in 1 hour.', 'If you did not sign up, just ignore this email.'],
  }),
  de: (link) => ({
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    paragraphs: [
      'schön, dass du dabei bist! Bitte bestätige noch, dass diese E-Mail-Adresse dir gehört.',
    ],
    action: { label: 'E-Mail-Adresse bestätigen', link },
    closing: [
      'Der Link gilt eine Stunde.',
      'Du hast dich nicht registriert? Dann ignoriere diese E-Mail einfach.',
    ],
  }),
};
