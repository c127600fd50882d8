import type { Recipe } from '@likeness/contracts/http/recipe';
import { makeImage } from '../../runs/run/run.fixtures.js';
import { formOfImage } from './form-of-image.js';
import { styleOptions } from './style-options.js';

const options = styleOptions([
  { id: 'oil', name: 'oil painting', description: '', images: [], engine: null },
]);
const image = (config: Recipe) => ({
  ...makeImage(1),
  creation_method_config: config,
});

it('reads a style, a gender and a pose from the recipe', () => {
  const form = formOfImage(
    image({ style: 'oil', gender: 'man', head_pose: { kind: 'default', key: 'front-left' } }),
    options,
  );
  expect(form).toMatchObject({
    style: 'oil painting',
    gender: 'man',
    pose: { kind: 'default', key: 'front-left', label: 'Front left' },
    positivePrompt: '',
  });
});

it('reads an image from a prompt, with the original prompt', () => {
  const form = formOfImage(
    image({
      style: null,
      gender: 'woman',
      positive_prompt: 'a knight',
      enhanced_positive_prompt: 'a knight, soft light',
      head_pose: { kind: 'photo', photo_id: 'p1' },
    }),
    options,
  );
  expect(form).toMatchObject({
    style: 'prompt-only',
    positivePrompt: 'a knight',
    enhancesPositive: true,
    enhancesNegative: false,
    pose: { kind: 'gallery', id: 'p1' },
  });
});

it('accepts an empty recipe', () => {
  expect(formOfImage({ ...makeImage(1), creation_method_config: null }, options)).toMatchObject({
    style: 'random',
    gender: null,
    pose: null,
  });
});
