import type { PhotosState, PhotoStatus } from '../photos/photos-state.js';
import { emptyForm, reduceForm } from './form-state.js';
import { checkSubmit } from './submit-checks.js';

const photos = (...statuses: PhotoStatus[]): PhotosState => ({
  photos: statuses.map((status, index) => ({
    key: String(index),
    name: `${index}.jpg`,
    file: null,
    previewUrl: null,
    hash: null,
    status,
    uploadId: null,
    problem: null,
  })),
  summary: [],
});
const filled = reduceForm(emptyForm, { style: 'oil', gender: 'man' });

describe('checkSubmit', () => {
  it.each([
    ['style', 'Please select a style to continue.', emptyForm, photos('invalid')],
    [
      'gender',
      'Please select a gender to ensure the best results.',
      reduceForm(emptyForm, { style: 'oil' }),
      photos('invalid'),
    ],
    [
      'photos',
      'One or more reference files are invalid. Please remove invalid files before proceeding.',
      reduceForm(filled, { imageCount: 0 }),
      photos('ready', 'invalid'),
    ],
    [
      'photos',
      'Please upload at least one valid photo to create your portrait.',
      reduceForm(filled, { imageCount: 0 }),
      photos(),
    ],
    [
      'count',
      'Please select at least 1 image to generate.',
      reduceForm(filled, { imageCount: 0 }),
      photos('ready'),
    ],
  ])('asks first for %s: %s', (part, message, form, given) => {
    expect(checkSubmit(form, given)).toEqual({ fault: { part, message } });
  });

  it('gives the plan when all is there, with eight images unless chosen otherwise', () => {
    expect(checkSubmit(filled, photos('ready', 'stored'))).toEqual({
      plan: { style: 'oil', gender: 'man', imageCount: 8 },
    });
  });
});
