import { EXAMPLE_STYLES } from '@likeness/contracts/generation/example-styles';
import { GERMAN_STYLE_NAMES } from '@likeness/contracts/generation/german-style-names';
import {
  KIND_OF_STYLE,
  PHOTO_STYLES,
  STYLES_WITH_PLAIN_BACKDROP,
} from '@likeness/contracts/generation/style-choices';
import { STYLE_SEARCH_WORDS } from '@likeness/contracts/generation/style-search-words';
import { NEAREST_STYLES, STYLE_TERMS } from '@likeness/prompts/style-terms';
import { readFile } from 'node:fs/promises';
import { STYLE_LISTS } from '../../../tools/style-lists.js';
import { STUDIO_STYLES } from './catalogue.js';

const REPOSITORY = new URL('../../../../../../', import.meta.url);

test('`npm run styles` has written the lists that other workspaces read', () => {
  expect(Object.values(STYLE_LISTS)).toEqual([
    { EXAMPLE_STYLES },
    { GERMAN_STYLE_NAMES },
    { STYLE_SEARCH_WORDS },
    { PHOTO_STYLES, STYLES_WITH_PLAIN_BACKDROP, KIND_OF_STYLE },
  ]);
});

test('the words of prompts name styles by their titles', () => {
  const titles = STUDIO_STYLES.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(Object.keys({ ...STYLE_TERMS, ...NEAREST_STYLES })),
  );
});

test.each(STUDIO_STYLES.filter(({ example }) => example.isOnHomePage))(
  'the home page shows the preview of $title',
  async ({ id, preview }) => {
    const shown = new URL(`web/public/examples/styles/${id}.webp`, REPOSITORY);
    expect((await readFile(shown)).equals(await readFile(preview))).toBe(true);
  },
);
