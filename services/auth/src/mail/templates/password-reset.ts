import { greeting } from '@likeness/service-kit/mail/greeting';
import { type Letter, letter } from '@likeness/service-kit/mail/letter';

export function passwordResetMail(to: { firstName: string; link: string }): Letter {
  return letter({
    subject: 'Reset your password',
    greeting: greeting(to.firstName),
    paragraphs: ['We got a request to reset your password.'],
    action: { label: 'Set a new password', link: to.link },
    closing: [
      'This link expires in 1 hour. Setting a new password logs you out everywhere.',
      'If this was not you, just ignore this email. Your password stays the same.',
    ],
  });
}
