import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', 'the mailbox is a local stand-in')
    .optional(),
  HOST: z.literal('127.0.0.1'),
  PORT: z.coerce.number().int(),
  SMTP_PORT: z.coerce.number().int(),
});

/** Anyone can read the mails, so the stand-in listens on loopback only. */
export function readMailboxEnvironment(): z.infer<typeof schema> {
  return schema.parse(process.env);
}
