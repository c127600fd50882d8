import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@likeness/contracts/names/services';
import { secretKeysOf } from '../deployment/known-settings.js';
import { readEnvironment } from '../env.js';
import { repositoryRoot } from '../repository-root.js';
import { holders, serviceProcesses } from './service-processes.js';

const text = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const SECRETS = Array.from(
  text('.env.example').matchAll(/^# (\w*(?:SECRET|_KEY|PASSWORD|SMTP_URL|REDIS_\w*URLS?)\w*)=/gm),
  ([, name = '']) => name,
).filter((name) => !['C2PA_KEY', 'ALERT_SMTP_URL', 'INTERNAL_KEYS'].includes(name));

const internalKeys = Object.fromEntries(
  SERVICE_NAMES.map((name) => [name, { own: 'a key', known: 'its public key' }]),
);
const processes = serviceProcesses({
  env: readEnvironment({}),
  secrets: { authSecrets: {}, databasePasswords: {}, internalKeys, operatorKey: 'a key' },
  adminUrl: 'postgres://127.0.0.1/likeness',
  redisUrl: () => 'redis://127.0.0.1:8090',
  inherited: {
    ...Object.fromEntries(SECRETS.map((name) => [name, 'a secret'])),
    DATABASE_URL: 'postgres://administrator@127.0.0.1/postgres',
    LOG_LEVEL: 'warn',
  },
});
const environmentOf = (name: string) => processes.find((each) => each.name === name)?.env ?? {};

it.each(['gateway', 'auth', 'billing', 'images', 'lenses', 'worker'])(
  '%s gets the secrets that its manifest names, and no other',
  (name) => {
    const named = secretKeysOf(`k8s/base/${name}/deployment.yaml`);
    const given = Object.keys(environmentOf(name)).filter((setting) => setting in holders);
    // The supervisor migrates without a pooler.
    const expected = named.filter((key) => !['DATABASE_DIRECT_URL', 'INTERNAL_KEYS'].includes(key));
    expect(given.toSorted()).toEqual(expected.toSorted());
    expect(Object.values(environmentOf(name)).join()).not.toContain('administrator');
    expect(environmentOf(name).LOG_LEVEL).toBe('warn');
  },
);

it('every secret of .env.example has its holders', () => {
  expect(SECRETS.length).toBeGreaterThan(12);
  const unknown = SECRETS.filter((name) => !(name in holders) && !name.endsWith('_PASSWORD'));
  expect(unknown).toEqual([]);
});
