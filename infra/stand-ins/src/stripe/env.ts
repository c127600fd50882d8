import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', 'this is a local stand-in for Stripe')
    .optional(),
  HOST: z.literal('127.0.0.1'),
  PORT: z.coerce.number().int(),
  DATA_DIR: z.string().min(1),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_WEBHOOK_URL: z.url(),
});

/** Everything is free here, so the stand-in listens on loopback only. */
export function readStripeEnvironment(): z.infer<typeof schema> {
  return schema.parse(process.env);
}
