import { execSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.js';

/** Makes git fail, as in an image's build. */
const WITHOUT_GIT = 'GIT_DIR=/nowhere';

test('the version of a build has the commit, with and without git', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'likeness-version-'));
  const env = { ...process.env, VERSION: '', REVISION: '' };
  const run = (command: string) => execSync(command, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  const version = (settings: string) =>
    run(`${settings} sh ${join(repositoryRoot, 'infra/docker/version.sh')}`);
  writeFileSync(join(cwd, 'package.json'), '{\n  "version": "1.2.3",\n  "private": true\n}\n');
  expect(version(WITHOUT_GIT)).toBe('1.2.3');
  run(
    'git init -b work && git add . && git -c user.name=A -c user.email=a@b.example commit -m one',
  );
  const commit = run('git rev-parse HEAD').slice(0, 8);
  expect(commit).toContain(version('').replace('1.2.3+', ''));
  for (const change of ['status', 'pack-refs --all', 'checkout --detach']) {
    run(`git ${change}`);
    expect(version(WITHOUT_GIT)).toBe(`1.2.3+${commit}`);
  }
  expect(version('VERSION=2.0.0 REVISION=abc1234')).toBe('2.0.0+abc1234');
  rmSync(cwd, { recursive: true });
});

const FILES = ['infra/docker/Dockerfile', 'docker-compose.yml', 'k8s/**/*.yaml'];
const MOST_DAYS = 60;
const DAY_MS = 86_400_000;
/** A digest has no date, so the line above it says when it was renewed. */
const PINNED = /^(.*)\n.*?([^\s{}]+)@sha256:[0-9a-f]{64}/gm;
const RENEWED = /Renewed on (\d{4}-\d{2}-\d{2})\./;

const pinned = globSync(FILES, { cwd: repositoryRoot }).flatMap((file) => {
  const text = readFileSync(join(repositoryRoot, file), 'utf8');
  return Array.from(text.matchAll(PINNED), ([, above = '', image = '']) => {
    return { file, image, renewed: RENEWED.exec(above)?.[1] ?? 'never' };
  });
});

it('finds the base image', () => {
  expect(pinned.map(({ file }) => file)).toContain(FILES[0]);
});

it.each(pinned)('$image in $file was renewed in the last 60 days', ({ renewed }) => {
  const days = (Date.now() - Date.parse(renewed)) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(0);
  expect(days).toBeLessThan(MOST_DAYS);
});
