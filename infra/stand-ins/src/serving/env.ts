import { z } from 'zod';

/** The stand-ins have no login, so they listen on loopback only and never run in production. */
export function readEnvironment<T extends z.ZodRawShape>(shape: T) {
  const schema = z.object({
    NODE_ENV: z
      .string()
      .refine((value) => value !== 'production', 'this is a local stand-in')
      .optional(),
    HOST: z.literal('127.0.0.1'),
    PORT: z.coerce.number().int(),
    ...shape,
  });
  return schema.parse(process.env);
}
