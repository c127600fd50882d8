import { greeting } from '@likeness/service-kit/mail/greeting';
import { type Letter, letter } from '@likeness/service-kit/mail/letter';

export type PasswordNoticeFacts = { readonly changedAt: string };

export function passwordNotice(
  to: { readonly firstName: string; readonly forgotPassword: string },
  { changedAt }: PasswordNoticeFacts,
): Letter {
  return letter({
    subject: 'Your account has a new password',
    greeting: greeting(to.firstName),
    paragraphs: [
      `Your account got a new password on ${asMoment(changedAt)}. We logged out your other devices.`,
      'If this was you, there is nothing to do.',
      'If this was not you, set a new password now. This logs out every device, and the password of the other person stops working.',
    ],
    action: { label: 'Set a new password', link: to.forgotPassword },
    closing: [
      'Then change the password of your email account, because another person may read your mail. Check the logins in your account settings afterwards.',
    ],
  });
}

function asMoment(moment: string): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Date(moment).toLocaleString('en-GB', form)} UTC`;
}
