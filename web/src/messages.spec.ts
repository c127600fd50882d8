import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve('src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
/** The folders with messages of their own. */
const translated = files
  .filter((file) => /\/messages\/en\.tsx?$/.test(file))
  .map((file) => path.dirname(path.dirname(file)));
const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(source, file), 'utf8') }));

/** The code that imports the messages of `folder`. */
const usersOf = (folder: string) =>
  sources
    .filter(({ file, code }) => {
      const [, from] = /\* as text from '(.+)\/en\.js'/.exec(code) ?? [];
      return from !== undefined && path.join(path.dirname(file), from) === `${folder}/messages`;
    })
    .map(({ code }) => code)
    .join('\n');
const catalogueOf = async (folder: string, language: string) =>
  (await import(`./${folder}/messages/${language}.js`)) as Record<string, unknown>;
/** A message with values has the same number of them in each language. */
const shapeOf = (messages: Record<string, unknown>) =>
  Object.entries(messages).map(([key, value]) =>
    typeof value === 'function' ? `${key}/${value.length}` : key,
  );

describe.each(translated)('the messages of %s', (folder) => {
  it('are all in use', async () => {
    const used = new Set([...usersOf(folder).matchAll(/\btext\.(\w+)/g)].map(([, key]) => key));
    const keys = Object.keys(await catalogueOf(folder, 'en'));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('are the same in German', async () => {
    const english = shapeOf(await catalogueOf(folder, 'en'));
    expect(shapeOf(await catalogueOf(folder, 'de'))).toEqual(english);
  });
});
