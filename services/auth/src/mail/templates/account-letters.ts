import type { ByLanguage } from '@likeness/contracts/text/languages';
import {
  type Letter,
  type LetterTexts,
  type Recipient,
  letter,
} from '@likeness/service-kit/mail/letter';
import { asMoment } from '@likeness/service-kit/mail/moments';

export function verificationMail(to: Recipient, link: string): Letter {
  return letter(to, VERIFICATION[to.language](link));
}

const VERIFICATION: ByLanguage<(link: string) => LetterTexts> = {
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

export function passwordResetMail(to: Recipient, link: string): Letter {
  return letter(to, PASSWORD_RESET[to.language](link));
}

const PASSWORD_RESET: ByLanguage<(link: string) => LetterTexts> = {
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

export type PasswordNoticeFacts = { readonly changedAt: string };

export function passwordNotice(
  to: Recipient,
  forgotPassword: string,
  { changedAt }: PasswordNoticeFacts,
): Letter {
  return letter(to, PASSWORD_NOTICE[to.language](asMoment(changedAt, to.language), forgotPassword));
}

const PASSWORD_NOTICE: ByLanguage<(changed: string, forgotPassword: string) => LetterTexts> = {
  en: (changed, forgotPassword) => ({
    subject: 'Your account has a new password',
    paragraphs: [
      `Your account got a new password on ${changed}. We logged out your other devices.`,
      'If this was you, there is nothing to do.',
      'If this was not you, set a new password now. This logs out every device, and the password of the other person stops working.',
    ],
    action: { label: 'Set a new password', link: forgotPassword },
    closing: [
      'Then change the password of your email account, because another person may read your mail. Check the logins in your account settings afterwards.',
    ],
  }),
  de: (changed, forgotPassword) => ({
    subject: 'Dein Konto hat ein neues Passwort',
    paragraphs: [
      `dein Konto hat seit dem ${changed} ein neues Passwort. Deine anderen Geräte haben wir abgemeldet.`,
      'Du warst das? Dann musst du nichts weiter tun.',
      'Du warst das nicht? Dann leg jetzt ein neues Passwort fest. Das meldet alle Geräte ab, und das fremde Passwort gilt nicht mehr.',
    ],
    action: { label: 'Neues Passwort festlegen', link: forgotPassword },
    closing: [
      'Ändere danach auch das Passwort deines E-Mail-Kontos, denn vielleicht liest jemand deine E-Mails mit. Prüfe anschließend in den Kontoeinstellungen, wo du angemeldet bist.',
    ],
  }),
};
