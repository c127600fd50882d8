import { greeting } from '@likeness/service-kit/mail/greeting';
import { type Letter, letter } from '@likeness/service-kit/mail/letter';

export function verificationMail(to: { firstName: string; link: string }): Letter {
  return letter({
    subject: 'Verify your email address',
    greeting: greeting(to.firstName),
    paragraphs: ['Thank you for signing up. Please confirm that this email address is yours.'],
    action: { label: 'Verify email address', link: to.link },
    closing: ['This link expires in 1 hour.', 'If you did not sign up, just ignore this email.'],
  });
}
