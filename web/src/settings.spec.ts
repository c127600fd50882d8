import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it('a build reruns when a setting that it reads has changed', () => {
  const settings = new Set(
    [read('vite.config.ts'), read('src/lib/site.ts')].flatMap((text) =>
      Array.from(text.matchAll(/process\.env\.([A-Z_]+)/g), ([, name]) => name),
    ),
  );
  // Each build sets its own language.
  settings.delete('LOCALE');
  const { tasks } = JSON.parse(read('turbo.json')) as { tasks: { build: { env: string[] } } };
  expect(tasks.build.env).toEqual([...settings].toSorted());
});
