import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOf } from '@likeness/contracts/calls/all-calls';
import { SERVICE_NAMES, type ServiceName } from '@likeness/contracts/names/services';
import { aclRules, keyPatterns, REDIS_RIGHTS } from '@likeness/contracts/rights/redis-rights';
import { STORE_RIGHTS, storePolicy } from '@likeness/contracts/rights/store-rights';
import { createTestRedis, type TestRedis } from '@likeness/testing/test-redis';
import { Redis } from 'ioredis';
import { repositoryRoot } from '../repository-root.js';
import { holders } from '../stack/service-processes.js';
import { read } from './known-settings.js';

const HEAD = `# Keys and rights

The rights that a thief of each key has, from the tables in the code: \`shared/contracts/src/rights\`, the callers of internal calls, \`holders\` of \`npm start\`.
\`WRITE_RIGHTS=1 npm test -- infra/local src/deployment/rights.spec.ts\` writes this page, [policies](store-policies.json) for the keys of an S3 store, and
[rules](../docker/redis/users.acl) for the users of Redis. Secrets named \`…_ALSO\` exist during a [rotation](runbooks/secrets.md) only.

Each process has an \`AUTH_SECRET\` of its own; what a thief can do with it is named below. An installation of 0.2.0 has one for all until it is [separated](runbooks/secrets.md#internal_key).
Workers also read \`C2PA_KEY\`, or make one under \`DATA_DIR\`. A thief could sign pictures in the installation's name. In Redis, the user \`default\` may do everything; operators, the queue board of \`npm start\` and
the monitoring of Compose use its password.

| process | key | rights |
| --- | --- | --- |
`;
/** What each process makes with its AUTH_SECRET, beside the pseudonyms of its audit log. */
const OWN_SECRETS: Readonly<Record<ServiceName, string>> = {
  gateway: 'forges cookies of guests',
  auth: 'forges newsletter links, reverses hashes of addresses',
  billing: 'reverses hashes of addresses',
  images: 'knows pseudonyms',
  lenses: 'reverses hashes of addresses',
  worker: 'confirms names of photos; without `MARK_SECRET`, forges hidden marks',
};
const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

function callsFrom(caller: ServiceName): string {
  const called = SERVICE_NAMES.flatMap((service) => {
    const names = callsOf(service)
      .filter(({ callers }) => (callers as readonly unknown[]).includes?.(caller))
      .map(({ name }) => name);
    return names.length > 0 ? `${service}: ${code(names)}` : [];
  });
  const people = ['gateway', 'auth'].includes(caller) ? ['speaks for people'] : [];
  return [...people, ...called].join('; ') || 'none';
}

function rowsOf(name: ServiceName): string[] {
  const { reads = [], channels } = REDIS_RIGHTS[name];
  const store = Object.entries(STORE_RIGHTS[name] ?? {});
  const others = Object.keys(holders).filter(
    (key) =>
      holders[key]?.includes(name) &&
      !/^(AUTH_SECRET|INTERNAL_KEY|REDIS_URL|S3_\w+|\w+_ALSO)$/.test(key),
  );
  return [
    `\`INTERNAL_KEY\` | ${callsFrom(name)}`,
    `\`REDIS_URL\` | ${code(keyPatterns(name))}${reads.length > 0 ? `; reads ${code(reads)}` : ''}; channels: ${code(channels) || 'none'}`,
    ...(store.length > 0
      ? [
          `\`S3_ACCESS_KEY\` | ${store.map(([prefix, rights]) => `\`${prefix}\` ${rights.join(', ')}`).join('; ')}`,
        ]
      : []),
    `\`AUTH_SECRET\` | ${OWN_SECRETS[name]}`,
    ...(others.length > 0 ? [`others | ${code(others)}`] : []),
  ].map((row) => `| ${name} | ${row} |\n`);
}

const stored = SERVICE_NAMES.filter((name) => STORE_RIGHTS[name]);
const policies = stored.map(
  (name) => `"${name}": ${JSON.stringify(storePolicy(name, 'likeness'))}`,
);

it.each([
  ['infra/docs/keys.md', HEAD + SERVICE_NAMES.flatMap(rowsOf).join('')],
  ['infra/docs/store-policies.json', `{\n${policies.join(',\n')}\n}\n`],
  [
    'infra/docker/redis/users.acl',
    SERVICE_NAMES.map((name) => `${name} ${aclRules(name)}\n`).join(''),
  ],
])('%s follows from the code', (file, text) => {
  if (process.env['WRITE_RIGHTS']) writeFileSync(join(repositoryRoot, file), text);
  expect(read(file)).toBe(text);
});

it('containers of Redis have the users whose passwords are set', () => {
  const env = { ...process.env, REDISCLI_AUTH: 'all', WORKER_REDIS_PASSWORD: 'own' };
  const script = join(repositoryRoot, 'infra/docker/redis/configure.sh');
  expect(execFileSync('sh', [script], { env, encoding: 'utf8' })).toBe(
    `requirepass "all"\nuser worker on >own ${aclRules('worker')}\n`,
  );
});

describe('in Redis', () => {
  let redis: TestRedis;
  let admin: Redis;
  let users: ReadonlyMap<ServiceName, Redis>;

  beforeAll(async () => {
    redis = await createTestRedis();
    admin = new Redis(redis.url);
    users = new Map(
      await Promise.all(
        SERVICE_NAMES.map(async (name) => {
          const [username, password] = [`rights-${name}`, 'password'];
          const rules = aclRules(name).split(' ');
          await admin.call('ACL', 'SETUSER', username, 'reset', 'on', `>${password}`, ...rules);
          const url = Object.assign(new URL(redis.url), { username, password });
          return [name, new Redis(url.href)] as const;
        }),
      ),
    );
  });
  afterAll(async () => {
    for (const [name, user] of users) {
      user.disconnect();
      await admin.call('ACL', 'DELUSER', `rights-${name}`);
    }
    await admin.quit();
    await redis.close();
  });

  it.each(SERVICE_NAMES)('%s may use its own keys and no others', async (name) => {
    const { reads = [], channels, commands = [] } = REDIS_RIGHTS[name];
    const own = keyPatterns(name);
    const tried = (...[command, ...words]: string[]) =>
      (users.get(name) ?? admin).call(command ?? '', ...words).then(
        () => true,
        (error: Error) => !error.message.startsWith('NOPERM'),
      );
    for (const pattern of new Set([...SERVICE_NAMES.flatMap(keyPatterns), 'anything'])) {
      const key = pattern.replace('*', 'x');
      const isOwn = own.includes(pattern);
      const set = tried('SET', key, 'x');
      const script = tried('EVAL', "return redis.call('get', KEYS[1])", '1', key);
      expect([key, await set, await script]).toEqual([key, isOwn, isOwn]);
      expect([key, await tried('GET', key)]).toEqual([key, isOwn || reads.includes(pattern)]);
    }
    expect(await tried('PUBLISH', 'likeness:live:1', '')).toBe(channels.length > 0);
    expect(await tried('CLIENT', 'LIST')).toBe(commands.includes('client|list'));
    for (const refused of ['PUBLISH another x', 'KEYS *', 'SCAN 0', 'CONFIG GET *', 'ACL LIST'])
      expect([refused, await tried(...refused.split(' '))]).toEqual([refused, false]);
  });
});
