import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Problem } from '../process/problem.js';

const schema = z.object({
  authSecret: z.string(),
  operatorKey: z.string(),
  redisPassword: z.string(),
  postgresPassword: z.string(),
  databasePasswords: z.record(z.string(), z.string()),
});

export type Secrets = z.infer<typeof schema>;

/** Created at the first start; only the owner can read them. @param roles that need a password */
export function readSecrets(dataDir: string, roles: readonly string[]): Secrets {
  const path = join(dataDir, 'secrets.json');
  const known = existsSync(path) ? parse(path) : undefined;
  const secrets: Secrets = {
    authSecret: known?.authSecret ?? secret(),
    operatorKey: known?.operatorKey ?? secret(),
    postgresPassword: known?.postgresPassword ?? secret(),
    redisPassword: known?.redisPassword ?? secret(),
    databasePasswords: Object.fromEntries(
      roles.map((role) => [role, known?.databasePasswords[role] ?? secret()]),
    ),
  };
  const half = `${path}.half`;
  writeFileSync(half, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(half, 0o600);
  renameSync(half, path);
  return secrets;
}

function parse(path: string): Secrets {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Problem(`${path} can't be read. Restore it, or remove the whole data directory.`);
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
