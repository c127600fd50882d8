import { type Letter, letter } from '@likeness/service-kit/mail/letter';

export function newsletterConfirmation(links: { confirm: string; unsubscribe: string }): Letter {
  return letter({
    subject: 'Please confirm your subscription',
    greeting: 'Hello,',
    paragraphs: [
      'We got a request to send the Likeness newsletter to this address. Please confirm it first.',
    ],
    action: { label: 'Confirm subscription', link: links.confirm },
    closing: [
      'If this was not you, just ignore this email. We delete your address after seven days. To delete it now:',
      links.unsubscribe,
    ],
  });
}
