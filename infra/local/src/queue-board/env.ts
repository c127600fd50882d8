import { z } from 'zod';

const schema = z.object({
  HOST: z.literal('127.0.0.1'),
  PORT: z.coerce.number().int(),
  REDIS_URL: z.url(),
});

/** The board has no login, so it listens on loopback only. */
export function readBoardEnvironment(): z.infer<typeof schema> {
  return schema.parse(process.env);
}
