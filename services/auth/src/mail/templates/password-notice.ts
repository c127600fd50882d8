import type { ByLanguage } from '@likeness/contracts/text/languages';
import {
  type Letter,
  letter,
  type LetterTexts,
  type Recipient,
} from '@likeness/service-kit/mail/letter';
import { asMoment } from '@likeness/service-kit/mail/moments';

export type PasswordNoticeFacts = { readonly changedAt: string };

export function passwordNotice(
  to: Recipient,
  forgotPassword: string,
  { changedAt }: PasswordNoticeFacts,
): Letter {
  return letter(to, TEXTS[to.language](asMoment(changedAt, to.language), forgotPassword));
}

const TEXTS: ByLanguage<(changed: string, forgotPassword: string) => LetterTexts> = {
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
