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

/** Settings the supervisor gives; anybody may be anybody here, so that it listens on loopback alone. */
export function readGoogleEnvironment(): z.infer<typeof schema> {
  return schema.parse(process.env);
}
