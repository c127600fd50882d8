import { readFileSync } from 'node:fs';
import { languageOf } from './language-of.js';
import { screenPrompt } from './screen-prompt.js';

const [, ...rows] = readFileSync(new URL('model-prompts.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

describe('the policy for models', () => {
  it.each(rows)('judges “%s” (%s): %s', (positive = '', language, verdict) => {
    const found = screenPrompt({ positive, negative: '' }, 'model') ?? 'passes';
    expect(found).toBe(verdict);
    if (found !== 'passes') expect(languageOf(positive)).toBe(language);
  });

  it('lets the studio ignore names and children', () => {
    for (const positive of ['Donald Trump on the beach', 'a child on a swing']) {
      expect(screenPrompt({ positive, negative: '' })).toBeUndefined();
    }
  });
});
