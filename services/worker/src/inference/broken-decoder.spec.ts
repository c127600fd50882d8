import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { InferenceProcess } from './inference-process.js';
import type { Attack } from './testing/broken-decoder.process.js';

const SECRETS = {
  AUTH_SECRET: 'stolen-auth',
  AUTH_SECRET_ALSO: 'stolen-auth-also',
  REDIS_URL: 'redis://:stolen-redis@127.0.0.1:1',
  INTERNAL_KEY: 'stolen-key',
  MARK_SECRET: 'stolen-mark',
  S3_ACCESS_KEY: 'stolen-access',
  S3_SECRET_KEY: 'stolen-store',
  C2PA_KEY: '/stolen-signature.pem',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'decoder-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives a broken decoder the objects of its task, and nothing to steal', async () => {
  const env = { ...SECRETS, DATA_DIR: folder, S3_BUCKET: 'likeness', S3_REGION: 'x' };
  const store = openObjectStore(env);
  await store.prepare();
  const [named, other] = ['uploads/a/photo.jpg', 'uploads/b/photo.jpg'];
  for (const key of [named, other]) await store.put(key, Buffer.from(key));
  const files = ['.env', 'secrets.json', `objects/${other}`].map((name) => path.join(folder, name));
  for (const file of files.slice(0, 2)) writeFileSync(file, 'secret');
  const before = process.env;
  process.env = {
    ...before,
    ...SECRETS,
    OF_ANOTHER_NAME: 'stolen-other',
    OMP_WAIT_POLICY: 'PASSIVE',
  };
  const decoder = new InferenceProcess({
    script: new URL('./testing/broken-decoder.process.js', import.meta.url),
    settings: { storage: env, provenance: env, providers: ['cpu'], threads: 1 },
    graceMs: 0,
  });
  process.env = before;
  await decoder.opened;
  const known = path.join(folder, 'provenance/own/certificate.pem');
  mkdirSync(path.dirname(known), { recursive: true });
  writeFileSync(known, 'public');
  const attack: Attack = { named, other: other.split('/'), files: [...files, known] };
  const told = await decoder.run(attack, { signal: new AbortController().signal });
  decoder.kill('closed');
  const { knows, ...reached } = told as { knows: string };
  expect(knows).toContain('OMP_WAIT_POLICY');
  expect(knows).not.toMatch(/stolen|SECRET/);
  const refused = 'ERR_ACCESS_DENIED';
  expect(reached).toEqual({
    parent: [refused, refused, refused],
    files: [refused, refused, refused, 'done'],
    write: refused,
    program: refused,
    named,
    other: 'the task does not name this object',
    marked: true,
    noPicture: 'not a picture',
    remembers: ['photo.jpg'],
  });
});

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;

/** A process of another user looks at itself, and a child opens its environment, memory and maps. */
const LOOK = `
import { spawnSync } from 'node:child_process';
import { isSealed } from '${new URL('./is-sealed.ts', import.meta.url).href}';
const opens = (name) => spawnSync('sh', ['-c', ': < /proc/' + process.pid + '/' + name]).status === 0;
console.log(isSealed(), ...['environ', 'mem', 'maps'].map(opens));`;

(isRootOnLinux ? it : it.skip).each([
  ['may not read', 0o711, 'true false false false'],
  ['may read', 0o755, 'false true true true'],
])('on Linux, a user who %s its node opens memory and environment of a parent', (_, mode, told) => {
  const node = path.join(folder, `node-${mode}`);
  copyFileSync(process.execPath, node);
  chmodSync(node, mode);
  const as = ['--reuid=65534', '--regid=65534', '--clear-groups', 'sh', '-c', '"$0" "$@"; exit $?'];
  const look = [node, '--no-warnings', '--input-type=module', '-e', LOOK];
  expect(execFileSync('setpriv', [...as, ...look], { encoding: 'utf8' }).trim()).toBe(told);
});
