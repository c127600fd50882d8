import { type Letter, letter } from '@likeness/service-kit/mail/letter';

export function newsletterConfirmation(links: { confirm: string; unsubscribe: string }): Letter {
  return letter({
    subject: 'Please confirm your subscription',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody, hopefully you, asked for the Likeness newsletter with this email address. It only comes after you have confirmed.',
    ],
    action: { label: 'Confirm subscription', link: links.confirm },
    closing: [
      'If it was not you, you can ignore this mail; the address is forgotten after seven days. This forgets it now:',
      links.unsubscribe,
    ],
  });
}
