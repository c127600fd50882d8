import { z } from 'zod';
import { tokenRequestSchema } from '../../http/auth.js';
import {
  newsletterLinkSchema,
  newsletterLinkStateSchema,
  newsletterRequestSchema,
} from '../../http/newsletter.js';
import { defineCalls } from '../call-definition.js';

export const newsletterCalls = defineCalls('auth', {
  subscribeToNewsletter: {
    at: 'POST /api/newsletter',
    callers: 'newcomers',
    summary: 'Ask for the newsletter; a mail asks back whether the address is one’s own',
    body: newsletterRequestSchema,
    answers: { 202: { says: 'Sent, unless the address has it already.', of: z.null() } },
    errors: ['TOO_MANY_REQUESTS'],
  },
  readNewsletterLink: {
    at: 'POST /api/newsletter/link',
    callers: 'newcomers',
    summary: 'Whether a link of a newsletter mail still has something to do',
    body: newsletterLinkSchema,
    answers: {
      200: { says: 'What it does is done, or is still to be done.', of: newsletterLinkStateSchema },
    },
    refusals: { codes: ['NEWSLETTER_BAD_TOKEN'] },
  },
  confirmNewsletter: {
    at: 'POST /api/newsletter/confirm',
    callers: 'newcomers',
    summary: 'Confirm by the link of the mail',
    body: tokenRequestSchema,
    answers: { 200: { says: 'Confirmed, now or before.', of: z.null() } },
    refusals: { codes: ['NEWSLETTER_BAD_TOKEN'] },
  },
  leaveNewsletter: {
    at: 'POST /api/newsletter/unsubscribe',
    callers: 'newcomers',
    summary: 'Unsubscribe',
    description:
      'What a mail program posts by `List-Unsubscribe-Post` (RFC 8058); the body does not matter.',
    query: z.object({ token: z.string() }),
    answers: { 204: { says: 'The address is forgotten, now or before.' } },
    refusals: { codes: ['NEWSLETTER_BAD_TOKEN'] },
  },
});
