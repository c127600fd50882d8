import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve('src');
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(source, file), 'utf8') }));
const catalogues = sources.filter(({ file }) => /(?:\/|-)messages\.tsx?$/.test(file));

/** The messages of a catalogue that the code uses or exports again. */
function usedOf(catalogue: string): Set<string | undefined> {
  const uses = sources.flatMap(({ file, code }) => {
    const imports = code.matchAll(
      /(?:\* as (\w+) from |\{ (.+) \} from |(\w+) = await import\()'(.+messages)\.js'/g,
    );
    return Array.from(imports, ([, all, some, late, from = '']) => {
      if (path.join(path.dirname(file), from) !== catalogue.replace(/\.tsx?$/, '')) return [];
      if (some) return some.split(', ').map((name) => name.split(' ')[0]);
      const used = code.matchAll(new RegExp(`\\b${all ?? late}\\.(\\w+)`, 'g'));
      return Array.from(used, ([, key]) => key);
    }).flat();
  });
  return new Set(uses);
}

it.each(catalogues)('$file is all in use', ({ file, code }) => {
  const keys = Array.from(code.matchAll(/^export (?:const|function) (\w+)/gm), ([, key]) => key);
  const used = usedOf(file);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

it.each(catalogues)('$file says every sentence in both languages', ({ code }) => {
  const messages = code.split(/^(?=export )/m).filter((part) => part.startsWith('export '));
  const untold = messages.filter(
    (text) => !/\bEN\b/.test(text) && /['`>][^'`]*\p{L} \p{L}/u.test(text),
  );
  expect(untold).toEqual([]);
});
