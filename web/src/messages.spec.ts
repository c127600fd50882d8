import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve('src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
/** Folders with a file for each language; large features have several. */
const catalogues = files
  .filter((file) => /\/messages\/(?:[\w-]+\/)?en\.tsx?$/.test(file))
  .map((file) => path.dirname(file));
const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(source, file), 'utf8') }));

/** The messages of `folder` that the code uses or exports again. */
function usedOf(folder: string): Set<string | undefined> {
  const uses = sources.flatMap(({ file, code }) => {
    const imported = /(?:\* as text from |\{ (.+) \} from |text = await import\()'(.+)\/en\.js'/;
    const [, again, from] = imported.exec(code) ?? [];
    if (from === undefined || path.join(path.dirname(file), from) !== folder) return [];
    const used = Array.from(code.matchAll(/\btext\.(\w+)/g), ([, key]) => key);
    return [...used, ...(again?.split(', ').map((name) => name.split(' ')[0]) ?? [])];
  });
  return new Set(uses);
}
const loaders = new Map(
  Object.entries(
    import.meta.glob<Record<string, unknown>>('./**/messages/**/{en,de}.{ts,tsx}'),
  ).map(([file, load]) => [file.replace(/\.tsx?$/, ''), load]),
);
async function catalogueOf(folder: string, language: string) {
  const load = loaders.get(`./${folder}/${language}`);
  if (!load) throw new Error(`no ${language} in ${folder}`);
  return load();
}
/** A message with values has the same number of them in each language. */
const shapeOf = (messages: Record<string, unknown>) =>
  Object.entries(messages).map(([key, value]) =>
    typeof value === 'function' ? `${key}/${value.length}` : key,
  );

describe.each(catalogues)('%s', (folder) => {
  it('is all in use', async () => {
    const used = usedOf(folder);
    const keys = Object.keys(await catalogueOf(folder, 'en'));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('is the same in German', async () => {
    const english = shapeOf(await catalogueOf(folder, 'en'));
    expect(shapeOf(await catalogueOf(folder, 'de'))).toEqual(english);
  });
});
