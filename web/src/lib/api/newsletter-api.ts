import type { NewsletterLink } from '@likeness/contracts/http/newsletter';
import { call } from './request.js';

/** The mail that is sent asks whether the address is one's own. */
export async function subscribeToNewsletter(email: string): Promise<void> {
  await call('POST /api/newsletter', { body: { email } });
}

/** Whether what a mail's link does has been done before. */
export async function isNewsletterLinkDone(link: NewsletterLink): Promise<boolean> {
  return (await call('POST /api/newsletter/link', { body: link })).is_done;
}

export async function confirmNewsletter(token: string): Promise<void> {
  await call('POST /api/newsletter/confirm', { body: { token } });
}

export async function leaveNewsletter(token: string): Promise<void> {
  await call('POST /api/newsletter/unsubscribe', { query: { token } });
}
