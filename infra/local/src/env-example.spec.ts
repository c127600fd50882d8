import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.js';

/** Read by builds, containers and tests, not by processes. */
const OTHERS = [
  'ALERT_HEARTBEAT_URL',
  'ALERT_MAIL_FROM',
  'ALERT_MAIL_TO',
  'ALERT_SMTP_HOST',
  'ALERT_SMTP_PASSWORD',
  'ALERT_SMTP_USER',
  'ALERT_WEBHOOK_URL',
  'AUTH_DATABASE_PASSWORD',
  'BACKUP_METRICS_DIR',
  'BASE_IMAGE',
  'BILLING_DATABASE_PASSWORD',
  'BUILD_CA',
  'BUILD_NPMRC',
  'BUILD_PIPCONF',
  'CHROME_PATH',
  'DEBIAN_MIRROR',
  'DISCORD_MEMBERS',
  'DISCORD_URL',
  'GENERATION_ENDPOINT',
  'GPU_WORKERS',
  'GRAFANA_PASSWORD',
  'GRAFANA_PORT',
  'IMAGES_DATABASE_PASSWORD',
  'INSTAGRAM_URL',
  'LENSES_DATABASE_PASSWORD',
  'OPERATOR_REGISTER',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_VAT_ID',
  'PACKS_FOLDER',
  'PAGE_FORMAT',
  'POSTGRES_PASSWORD',
  'REDIS_PASSWORD',
  'REVISION',
  'RUNBOOKS_URL',
  'SUPPORT_URL',
  'TIKTOK_URL',
  'VERSION',
  'WORKERS',
  'YOUTUBE_URL',
];
const READERS = [
  'services/*/src/env.ts',
  'shared/service-kit/src/env/shared-env.ts',
  'infra/local/src/env.ts',
];

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const names = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

test('.env.example names every setting that a process reads, and no other', () => {
  const files = globSync(READERS, { cwd: repositoryRoot });
  const settings = files.flatMap((file) => names(read(file), /^\s+([A-Z][A-Z0-9_]{3,}):/gm));
  const example = names(read('.env.example'), /^# ([A-Z][A-Z0-9_]{3,})=/gm);
  expect(files.length).toBeGreaterThan(READERS.length);
  expect(example.toSorted()).toEqual([...new Set([...settings, ...OTHERS])].toSorted());
});
