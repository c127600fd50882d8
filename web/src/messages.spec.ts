import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const features = path.resolve('src/features');
const translated = readdirSync(features).filter((name) =>
  existsSync(path.join(features, name, 'messages')),
);
const sourcesOf = (feature: string) =>
  readdirSync(path.join(features, feature), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('messages/'))
    .map((file) => readFileSync(path.join(features, feature, file), 'utf8'))
    .join('\n');

const catalogueOf = async (feature: string, language: string) =>
  (await import(`./features/${feature}/messages/${language}.js`)) as Record<string, unknown>;
/** A message with values has the same number of them in each language. */
const shapeOf = (messages: Record<string, unknown>) =>
  Object.entries(messages).map(([key, value]) =>
    typeof value === 'function' ? `${key}/${value.length}` : key,
  );

describe.each(translated)('the messages of %s', (feature) => {
  it('are all in use', async () => {
    const used = new Set([...sourcesOf(feature).matchAll(/\btext\.(\w+)/g)].map(([, key]) => key));
    const keys = Object.keys(await catalogueOf(feature, 'en'));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('are the same in German', async () => {
    const english = shapeOf(await catalogueOf(feature, 'en'));
    expect(shapeOf(await catalogueOf(feature, 'de'))).toEqual(english);
  });
});
