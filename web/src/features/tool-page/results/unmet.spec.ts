import type { Recipe } from '@likeness/contracts/http/recipe';
import { unmetOf } from '../../../lib/prompt-answers/unmet-of.js';
import { makeImage } from '../../runs/run/run.fixtures.js';
import { unmetOfAll } from './unmet.js';

const image = (n: number, unmet: unknown) => ({
  ...makeImage(n),
  creation_method_config: { unmet } as Recipe,
});

it('reads what could not be honoured from the recipe, and nothing else', () => {
  expect(unmetOf(image(1, ['a horse', '', 7]))).toEqual(['a horse']);
  expect(unmetOf(image(1, 'a horse'))).toEqual([]);
  expect(unmetOf({ ...makeImage(1), creation_method_config: null })).toEqual([]);
});

it('says each thing once, with the images it holds for', () => {
  expect(
    unmetOfAll([
      { index: 0, image: image(1, ['a horse', 'a hat']) },
      { index: 2, image: image(3, ['a horse', 'a horse']) },
    ]),
  ).toEqual([
    { words: 'a horse', numbers: [1, 3] },
    { words: 'a hat', numbers: [1] },
  ]);
});
