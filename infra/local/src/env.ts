import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Problem } from './process/problem.js';

const portError = 'a port from 1100 to 65000';
const port = z.coerce
  .number({ error: portError })
  .int({ error: portError })
  .min(1100, { error: portError })
  .max(65_000, { error: portError });

const url = (protocols: string) =>
  z
    .url({
      protocol: new RegExp(`^(${protocols})$`),
      error: `a URL beginning with ${protocols}://`,
    })
    .optional();

const schema = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url('https?'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url('postgres|postgresql'),
  REDIS_URL: url('rediss?'),
  AUTH_SECRET: z.string().min(32, { error: 'at least 32 characters' }).optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error'], {
      error: 'one of trace, debug, info, warn, error',
    })
    .default('info'),
  LOG_FORMAT: z.enum(['pretty', 'json'], { error: 'pretty or json' }).default('pretty'),
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', { error: 'anything but "production"' })
    .optional(),
  REDIS_SERVER: z.string().default('redis-server'),
  TEST_POOLER: z.string().min(1).optional(),
  TEST_MINUTES: z.coerce
    .number({ error: 'minutes, 45 by default' })
    .positive({ error: 'minutes, 45 by default' })
    .default(45),
});

export type LocalEnvironment = z.infer<typeof schema>;

/** Empty variables count as unset. @throws Problem with each wrong variable and expected value */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): LocalEnvironment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name}: expected ${issue.message}, got ${shown(name, given[name])}`;
  });
  throw new Problem(lines.join('\n'));
}

/** Never prints a secret or a URL, which may contain one. */
function shown(name: string, value: string | undefined): string {
  if (name === 'AUTH_SECRET') return 'a shorter one';
  return name.endsWith('_URL') ? 'something else' : JSON.stringify(value);
}

export function inheritedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export function temporaryFolder(): string {
  return resolve(tmpdir());
}
