import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@likeness/contracts/names/services';
import { refusedSettings } from '@likeness/testing/refused-settings';
import { parse } from 'yaml';
import { z } from 'zod';
import { repositoryRoot } from '../repository-root.js';
import { names, read, readEnvFile, secretKeysOf, settingsOf } from './known-settings.js';

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.string()).default({}) }),
  ),
});
const VARIABLE = /\$\{([A-Z][A-Z0-9_]*)(?::([-?+])((?:[^{}]|\$\{[^{}]*\})*))?\}/g;
/** Settings that each process has its own of. */
const OWN = /^[A-Z]+_(?=(?:AUTH_SECRET|INTERNAL_KEY|REDIS_PASSWORD|S3_ACCESS_KEY|S3_SECRET_KEY)$)/;

const text = read('docker-compose.yml');
const { services } = composeSchema.parse(parse(text, { merge: true }));

/** Variables that the file expects from its `.env`. */
const composeVariables: string[] = Array.from(text.matchAll(VARIABLE), ([, name = '']) =>
  name.replace(OWN, ''),
);

/** A service's environment with variables unexpanded. */
function composeEnvironment(service: string): Record<string, string> {
  return services[service]?.environment ?? {};
}

/** A service's environment with variables from this `.env`. */
function environmentOf(service: string, env: Record<string, string>): Record<string, string> {
  const put = (value: string): string =>
    value.replaceAll(VARIABLE, (_, name: string, kind?: string, rest?: string) => {
      const given = env[name];
      if (kind === '+') return given ? put(rest ?? '') : '';
      if (given) return given;
      if (kind === '?') throw new Error(`${name}: ${rest}`);
      return put(rest ?? '');
    });
  const entries = Object.entries(composeEnvironment(service));
  return Object.fromEntries(entries.map(([name, value]) => [name, put(value)]));
}

const COMPOSE = new Map<string, ServiceName>([
  ...SERVICE_NAMES.map((name) => [name, name] as const),
  ['worker-gpu', 'worker'],
]);
const EXAMPLE = 'infra/docker/example.env';
const READERS = [
  'services/*/src/env.ts',
  'shared/service-kit/src/env/shared-env.ts',
  'infra/local/src/env.ts',
];
/** Read by builds, containers and tests, not by processes. */
const OF_OTHERS = `
  ALERT_HEARTBEAT_URL ALERT_MAIL_FROM ALERT_MAIL_TO ALERT_SMTP_HOST
  ALERT_SMTP_PASSWORD ALERT_SMTP_USER ALERT_WEBHOOK_URL AUTH_DATABASE_PASSWORD
  BACKUP_METRICS_DIR BASE_IMAGE BILLING_DATABASE_PASSWORD BUILD_CA
  BUILD_NPMRC BUILD_PIPCONF CHROME_PATH DEBIAN_MIRROR
  DISCORD_MEMBERS DISCORD_URL GENERATION_ENDPOINT GPU_WORKERS
  GRAFANA_PASSWORD GRAFANA_PORT IMAGES_DATABASE_PASSWORD INSTAGRAM_URL
  LENSES_DATABASE_PASSWORD OPERATOR_REGISTER OPERATOR_REPRESENTATIVE OPERATOR_VAT_ID
  PACKS_FOLDER PAGE_FORMAT POSTGRES_PASSWORD REDIS_PASSWORD
  REVISION RUNBOOKS_URL SUPPORT_URL TIKTOK_URL
  VERSION WORKERS YOUTUBE_URL`
  .trim()
  .split(/\s+/);
/** Postgres checks its own settings. */
const OF_STORES = ['POSTGRES_PASSWORD'];

describe('settings are named alike by', () => {
  it.each([...COMPOSE])(
    'docker-compose.yml for %s and the env.ts of its process',
    (service, process) => {
      expect(settingsOf(process).length).toBeGreaterThan(8);
      expect(Object.keys(composeEnvironment(service)).toSorted()).toEqual(settingsOf(process));
    },
  );

  it.each([...COMPOSE])('k8s/base/%s and the env.ts of its process', (name, process) => {
    const open = Object.keys(readEnvFile(`k8s/base/${name}/settings.env`));
    const secret = secretKeysOf(`k8s/base/${name}/deployment.yaml`);
    expect([...open, ...secret].toSorted()).toEqual(settingsOf(process));
  });

  it.each(['local', 'production'])('the overlay %s and the settings that it changes', (overlay) => {
    const file = read(`k8s/overlays/${overlay}/kustomization.yaml`);
    const { configMapGenerator } = z
      .object({
        configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
      })
      .parse(parse(file));
    for (const { name, literals } of configMapGenerator) {
      const known = Object.keys(
        readEnvFile(`k8s/base/${name.replace(/-settings$/, '')}/settings.env`),
      );
      expect(known).toEqual(expect.arrayContaining(literals.map((line) => line.split('=')[0])));
    }
  });

  it('the overlay production and the version', () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
    const { images } = z
      .object({ images: z.array(z.object({ newTag: z.string() })) })
      .parse(parse(read('k8s/overlays/production/images/kustomization.yaml')));
    expect(new Set(images.map(({ newTag }) => newTag))).toEqual(new Set([version]));
  });

  const example = names(read('.env.example'), /^# ([A-Z][A-Z0-9_]{3,})=/gm);

  it('the variables of docker-compose.yml and .env.example', () => {
    expect(example).toEqual(expect.arrayContaining(composeVariables));
    expect(composeVariables).toEqual(expect.arrayContaining(Object.keys(readEnvFile(EXAMPLE))));
  });

  it('every process, by .env.example and no other', () => {
    const files = globSync(READERS, { cwd: repositoryRoot });
    expect(files.length).toBeGreaterThan(READERS.length);
    const settings = files.flatMap((file) => names(read(file), /^\s+([A-Z][A-Z0-9_]{3,}):/gm));
    expect(example.toSorted()).toEqual([...new Set([...settings, ...OF_OTHERS])].toSorted());
  });
});

describe('with infra/docker/example.env', () => {
  const example = readEnvFile(EXAMPLE);
  const pages = mkdtempSync(join(tmpdir(), 'likeness-pages-'));
  beforeAll(() => writeFileSync(join(pages, 'pages.json'), '{}'));
  afterAll(() => rmSync(pages, { recursive: true }));

  async function refusal(service: string, env: Record<string, string>): Promise<string> {
    const file = new URL(
      `../../../../services/${COMPOSE.get(service)}/src/env.js`,
      import.meta.url,
    );
    const { loadEnv } = (await import(file.href)) as { loadEnv: () => unknown };
    return refusedSettings({ ...environmentOf(service, env), WEB_DIR: pages }, loadEnv);
  }

  const own = (value: string) => value.replace(/change-me[a-z0-9-]*/, '5f'.repeat(32));
  const filledIn = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, own(value)]),
  );

  it.each([...COMPOSE.keys()])('filled in, %s starts', async (service) => {
    expect(await refusal(service, filledIn)).toBe('');
  });

  it.each(
    Object.keys(example).filter(
      (name) => example[name]?.includes('change-me') && !OF_STORES.includes(name),
    ),
  )('and %s still the example’s, a process refuses to start and names it', async (name) => {
    const env = { ...filledIn, [name]: example[name] ?? '' };
    const concerned = [...COMPOSE.keys()].filter((service) =>
      Object.values(composeEnvironment(service)).some((value) => value.includes(`\${${name}:`)),
    );
    expect(concerned.length).toBeGreaterThan(0);
    for (const service of concerned) {
      expect(await refusal(service, env)).toMatch(
        /^[A-Z0-9_]+: expected a value of your own instead of the example$/m,
      );
    }
  });
});

test('the database refuses the example’s password before it makes a role', () => {
  const script = read('infra/docker/postgres/10-roles.sh');
  expect(script.indexOf('*change-me*')).toBeGreaterThan(0);
  expect(script.indexOf('*change-me*')).toBeLessThan(script.indexOf('psql'));
});

test('migrations get secrets that are listed for whoever has to make them', () => {
  const given = secretKeysOf('k8s/base/migrations/jobs.yaml');
  expect([...new Set(given)]).toEqual(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'INTERNAL_KEYS']);
});
