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

describe.each(translated)('the messages of %s', (feature) => {
  it('are all in use', async () => {
    const english = (await import(`./features/${feature}/messages/en.js`)) as object;
    const used = new Set([...sourcesOf(feature).matchAll(/\btext\.(\w+)/g)].map(([, key]) => key));
    expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
  });
});
