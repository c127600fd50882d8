import type { ByLanguage } from '@likeness/contracts/text/languages';
import {
  type Letter,
  letter,
  type LetterTexts,
  type Recipient,
} from '@likeness/service-kit/mail/letter';

export function passwordResetMail(to: Recipient, link: string): Letter {
  return letter(to, TEXTS[to.language](link));
}

const TEXTS: ByLanguage<(link: string) => LetterTexts> = {
  en: (link) => ({
    subject: 'Reset your password',
    paragraphs: ['We got a request to reset your password.'],
    action: { label: 'Set a new password', link },
    closing: [
      'This link expires in 1 hour. Setting a new password logs you out everywhere.',
      'If this was not you, just ignore this email. Your password stays the same.',
    ],
  }),
  de: (link) => ({
    subject: 'Setz dein Passwort zurück',
    paragraphs: ['du möchtest dein Passwort zurücksetzen? Hier kannst du ein neues festlegen.'],
    action: { label: 'Neues Passwort festlegen', link },
    closing: [
      'Der Link gilt eine Stunde. Mit dem neuen Passwort wirst du überall abgemeldet.',
      'Du warst das nicht? Dann ignoriere diese E-Mail einfach. Dein Passwort bleibt, wie es ist.',
    ],
  }),
};
