import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@likeness/contracts/names/services';
import { z } from 'zod';
import { Problem } from '../process/problem.js';

const byName = z.record(z.string(), z.string());

const schema = z.object({
  /** Of all processes where a version before 0.3 made it: that must be able to come back. */
  authSecret: z.string().optional(),
  authSecrets: byName.default({}),
  internalKeys: z.record(z.string(), z.object({ own: z.string(), known: z.string() })).default({}),
  operatorKey: z.string(),
  redisPassword: z.string(),
  redisPasswords: byName.default({}),
  postgresPassword: z.string(),
  databasePasswords: byName,
});

export type Secrets = z.infer<typeof schema>;

/** Created at the first start; only the owner can read them. @param roles that need a password */
export function readSecrets(dataDir: string, roles: readonly string[]): Secrets {
  const path = join(dataDir, 'secrets.json');
  const known = existsSync(path) ? parse(path) : undefined;
  const secrets: Secrets = {
    authSecret: known?.authSecret,
    authSecrets: secretsOf(SERVICE_NAMES, known?.authSecrets),
    internalKeys: Object.fromEntries(
      SERVICE_NAMES.map((name) => [name, known?.internalKeys[name] ?? keyPair()]),
    ),
    operatorKey: known?.operatorKey ?? secret(),
    postgresPassword: known?.postgresPassword ?? secret(),
    redisPassword: known?.redisPassword ?? secret(),
    redisPasswords: secretsOf(SERVICE_NAMES, known?.redisPasswords),
    databasePasswords: secretsOf(roles, known?.databasePasswords),
  };
  const half = `${path}.half`;
  writeFileSync(half, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(half, 0o600);
  renameSync(half, path);
  return secrets;
}

function secretsOf(names: readonly string[], known: Record<string, string> = {}) {
  return Object.fromEntries(names.map((name) => [name, known[name] ?? secret()]));
}

function parse(path: string): Secrets {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Problem(`${path} can't be read. Restore it, or remove the whole data directory.`);
  }
}

/** Of Ed25519, in base64url. */
function keyPair(): { own: string; known: string } {
  const { d: own = '', x: known = '' } = generateKeyPairSync('ed25519').privateKey.export({
    format: 'jwk',
  });
  return { own, known };
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
