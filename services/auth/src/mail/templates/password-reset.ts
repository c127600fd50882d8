import { greeting } from '@likeness/service-kit/mail/greeting';
import { type Letter, letter } from '@likeness/service-kit/mail/letter';

export function passwordResetMail(to: { firstName: string; link: string }): Letter {
  return letter({
    subject: 'Reset your password',
    greeting: greeting(to.firstName),
    paragraphs: ['Somebody, we hope you, asked to set a new password for your account.'],
    action: { label: 'Set a new password', link: to.link },
    closing: [
      'The link works once and for one hour. Setting a new password logs you out everywhere.',
      'If it was not you, you can ignore this mail; your password stays as it is.',
    ],
  });
}
