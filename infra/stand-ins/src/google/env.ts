import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', 'this is a local stand-in for Google')
    .optional(),
  HOST: z.literal('127.0.0.1'),
  PORT: z.coerce.number().int(),
  PUBLIC_URL: z.url(),
  GOOGLE_CLIENT_ID: z.string(),
  GOOGLE_CLIENT_SECRET: z.string(),
});

/** Anyone can sign in as anyone, so the stand-in listens on loopback only. */
export function readGoogleEnvironment(): z.infer<typeof schema> {
  return schema.parse(process.env);
}
