import { z } from 'zod';

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
