import { newPhoto, type PhotosState, type PhotoStatus } from '../../runs/photos/photos-state.js';
import { emptyForm, reduceForm, type FormState } from './form-state.js';
import { styleOptions } from './style-options.js';
import { checkSubmit } from './submit-checks.js';

const photos = (...statuses: PhotoStatus[]): PhotosState => ({
  photos: statuses.map((status, index) =>
    newPhoto({ key: String(index), name: `${index}.jpg`, status }),
  ),
  summary: [],
});
const form = (change: Partial<FormState>) => reduceForm(emptyForm, change);
const filled = form({ style: 'oil', gender: 'man' });
const prompt = (change: Partial<FormState>) =>
  form({ style: 'prompt-only', gender: 'man', imageCount: 0, ...change });

const styles = styleOptions([
  { id: 'oil', name: 'oil', description: '', images: [], engine: null },
]);
const none = { problem: null, refusal: null, removesWatermark: null };

describe('checkSubmit', () => {
  it.each<[string, string, FormState, PhotosState?, PhotosState?]>([
    [
      'style',
      'Please select a style to continue.',
      form({ style: null }),
      photos('invalid'),
      photos('invalid'),
    ],
    [
      'gender',
      'Please select a gender to ensure the best results.',
      form({ style: 'oil' }),
      photos('invalid'),
      photos('invalid'),
    ],
    [
      'photos',
      'One or more reference files are invalid. Please remove invalid files before proceeding.',
      filled,
      photos('ready', 'invalid'),
      photos('invalid'),
    ],
    [
      'pose',
      'The head pose file is invalid. Please remove the invalid pose file before proceeding.',
      filled,
      photos(),
      photos('invalid'),
    ],
    [
      'photos',
      'Please upload at least one valid photo to create your portrait.',
      reduceForm(filled, { imageCount: 0 }),
    ],
    [
      'positivePrompt',
      'Please describe your ideal portrait in the prompt field.',
      prompt({ positivePrompt: '   ', negativePrompt: 'x' }),
    ],
    [
      'positivePrompt',
      'Please provide a more detailed description (at least 5 characters).',
      prompt({ positivePrompt: ' four ', negativePrompt: 'x' }),
    ],
    [
      'negativePrompt',
      'Please provide a more detailed negative prompt (at least 5 characters).',
      prompt({ positivePrompt: 'a calm portrait', negativePrompt: 'hats' }),
    ],
    [
      'imageCount',
      'Please select at least 1 image to generate.',
      reduceForm(filled, { imageCount: 0 }),
      photos('ready'),
      photos('stored'),
    ],
  ])('asks first for %s: %s', (part, message, given, references = photos(), pose = photos()) => {
    expect(checkSubmit({ ...none, form: given, photos: references, pose }, styles)).toEqual({
      fault: { part, message },
    });
  });

  it('returns the plan of a complete form, with eight images by default', () => {
    const given = { ...none, form: filled, photos: photos('ready', 'stored'), pose: photos() };
    expect(checkSubmit(given, styles)).toEqual({
      plan: {
        style: 'oil',
        imageCount: 8,
        fields: { style: 'oil', gender: 'man', shoulders: 'continued' },
      },
    });
  });

  it('chooses four styles until the person chooses one, as soon as there are styles', () => {
    const given = {
      ...none,
      form: form({ gender: 'man' }),
      photos: photos('stored'),
      pose: photos(),
    };
    expect(checkSubmit(given, styles)).toMatchObject({
      plan: { style: 'four styles', imageCount: 8, fields: { style: 'four styles' } },
    });
    expect(checkSubmit(given, styleOptions([]))).toMatchObject({ fault: { part: 'style' } });
  });

  it('stops at photos that can’t be combined', () => {
    const problem = 'Photo 2 shows someone else. Please remove it.';
    const held = { photos: photos('stored', 'stored'), pose: photos() };
    const given = { ...none, form: filled, ...held, problem };
    expect(checkSubmit(given, styles)).toEqual({ fault: { part: 'photos', message: problem } });
  });

  it('stops at a refused prompt, but only in the prompt style', () => {
    const refusal = 'We don’t make nude or sexual pictures.';
    const held = { ...none, photos: photos('stored'), pose: photos(), refusal };
    const words = prompt({ positivePrompt: 'something refused', imageCount: 1 });
    expect(checkSubmit({ form: words, ...held }, styles)).toEqual({
      fault: { part: 'positivePrompt', message: refusal },
    });
    expect(checkSubmit({ form: filled, ...held }, styles)).toHaveProperty('plan');
  });
});
