import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.js';

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
