import { z } from 'zod';
import { emailRequestSchema } from './auth.js';
import { languageSchema } from './fields.js';

export const newsletterRequestSchema = emailRequestSchema
  .extend({ language: languageSchema.optional() })
  .meta({ id: 'NewsletterRequest' });
export type NewsletterRequest = z.infer<typeof newsletterRequestSchema>;

export const newsletterLinkSchema = z
  .object({ action: z.enum(['confirm', 'unsubscribe']), token: z.string() })
  .meta({ id: 'NewsletterLink' });
export type NewsletterLink = z.infer<typeof newsletterLinkSchema>;

export const newsletterLinkStateSchema = z
  .object({
    is_done: z.boolean().meta({
      description: 'Whether the address is already subscribed, or already forgotten.',
    }),
  })
  .meta({ id: 'NewsletterLinkState' });
