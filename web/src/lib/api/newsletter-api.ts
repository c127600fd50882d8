import type { NewsletterLink } from '@likeness/contracts/http/newsletter';
import { locale } from '../locale.js';
import { call } from './request.js';

/** Sends a confirmation mail (double opt-in). */
export async function subscribeToNewsletter(email: string): Promise<void> {
  await call('POST /api/newsletter', { body: { email, language: locale } });
}

export async function isNewsletterLinkDone(link: NewsletterLink): Promise<boolean> {
  return (await call('POST /api/newsletter/link', { body: link })).is_done;
}

export async function confirmNewsletter(token: string): Promise<void> {
  await call('POST /api/newsletter/confirm', { body: { token } });
}

export async function leaveNewsletter(token: string): Promise<void> {
  await call('POST /api/newsletter/unsubscribe', { query: { token } });
}
