import { z } from 'zod';

const schema = z.object({
  HOST: z.literal('127.0.0.1'),
  PORT: z.coerce.number().int(),
  REDIS_URL: z.url(),
});

/** Settings the supervisor gives; the board has no log-in, so that it listens on loopback alone. */
export function readBoardEnvironment(): z.infer<typeof schema> {
  return schema.parse(process.env);
}
