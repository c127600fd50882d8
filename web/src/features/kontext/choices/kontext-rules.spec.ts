import { newPhoto, type PhotosState, type PhotoStatus } from '../../runs/photos/photos-state.js';
import type { CommonChoices, FilledForm } from '../../tool-page/tool/page-tool.js';
import { costWords, type Order } from '../../tool-page/tool/terms.js';
import {
  checkKontext,
  emptyKontextForm,
  kontextTerms,
  priceWithoutWords,
  reduceKontextForm,
  watermarkHint,
} from './kontext-rules.js';

describe('the form', () => {
  it('starts with four images, no enhancing and the default watermark', () => {
    expect(emptyKontextForm).toEqual({
      positivePrompt: '',
      imageCount: 4,
      removesWatermark: null,
      enhancesPositive: false,
      seed: null,
    });
  });

  it('enhances from five characters on, spaces around them not counted', () => {
    const enhances = (positivePrompt: string) =>
      reduceKontextForm(emptyKontextForm, { positivePrompt, enhancesPositive: true })
        .enhancesPositive;
    expect(['  noir ', 'noirs'].map(enhances)).toEqual([false, true]);
    const on = { ...emptyKontextForm, positivePrompt: 'film noir', enhancesPositive: true };
    expect(reduceKontextForm(on, { positivePrompt: 'film' }).enhancesPositive).toBe(false);
  });
});

const photos = (...statuses: PhotoStatus[]): PhotosState => ({
  photos: statuses.map((status, index) => newPhoto({ key: `${index}`, name: 'a.jpg', status })),
  summary: [],
});

function check(form: Partial<CommonChoices>, rest: Partial<FilledForm<CommonChoices>> = {}) {
  return checkKontext({
    form: { ...emptyKontextForm, positivePrompt: 'an oil painting', ...form },
    photos: photos('ready'),
    pose: photos(),
    problem: null,
    refusal: null,
    removesWatermark: null,
    ...rest,
  });
}

describe('checkKontext', () => {
  it.each([
    [
      'One or more files are invalid. Please remove invalid files before proceeding.',
      check({ positivePrompt: '' }, { photos: photos('invalid') }),
    ],
    [
      'Please upload at least one valid reference image.',
      check({ positivePrompt: '' }, { photos: photos() }),
    ],
    [
      'Images 1 and 2 show different people.',
      check({ positivePrompt: '' }, { problem: 'Images 1 and 2 show different people.' }),
    ],
    ['Please enter a prompt to describe your vision.', check({ positivePrompt: '   ' })],
    [
      'Please provide a more detailed description (at least 5 characters).',
      check({ positivePrompt: ' oil ' }, { refusal: 'We don’t make that.' }),
    ],
    ['We don’t make that.', check({}, { refusal: 'We don’t make that.' })],
  ])('reports the first fault: %s', (message, result) => {
    expect(result).toMatchObject({ fault: { message } });
  });

  it('sends the fields of the call', () => {
    const form = {
      positivePrompt: '  an oil painting ',
      imageCount: 3,
      enhancesPositive: true,
      seed: 7,
    };
    expect(check(form, { removesWatermark: true })).toEqual({
      plan: {
        style: null,
        imageCount: 3,
        fields: {
          positive_prompt: 'an oil painting',
          enhance_positive_prompt: 'true',
          pro_generation: 'true',
          seed: '7',
        },
      },
    });
  });
});

const order = (part: Partial<Order>): Order => ({
  tier: 'member',
  credits: 42,
  imageCount: 4,
  removesWatermark: null,
  mainUnmet: null,
  ...part,
});

function told(part: Partial<Order>) {
  const asked = order(part);
  const terms = kontextTerms(asked);
  return {
    terms,
    ...costWords(asked, terms, priceWithoutWords(asked)),
    hint: watermarkHint(asked, terms),
  };
}

describe('the terms of a multi-reference generation', () => {
  it.each([0, 2, 42])('are free with the watermark, with %i credits', (credits) => {
    expect(told({ credits })).toMatchObject({
      terms: { removesWatermark: false, total: 0 },
      title: 'Free, with a visible watermark',
      detail: `Without: 12 credits. You have ${credits}.`,
    });
  });

  it('cost 2 and 1 credits an image without it', () => {
    expect(told({ removesWatermark: true })).toMatchObject({
      terms: { removesWatermark: true, isLocked: false, total: 12 },
      title: '12 credits',
      detail: '30 credits left afterwards.',
      hint: 'Free with it; 3 credits per image without',
    });
  });

  it('lock the watermark on without enough credits', () => {
    expect(told({ credits: 0, removesWatermark: true })).toMatchObject({
      terms: { removesWatermark: false, isLocked: true, total: 0 },
      hint: 'Removing it needs credits or a subscription',
    });
    expect(told({ credits: 10, removesWatermark: true })).toMatchObject({
      terms: { removesWatermark: false, isLocked: true, total: 0 },
      title: 'Free, with a visible watermark',
      hint: 'Removing it costs 12 credits. You have 10.',
    });
  });

  it('are free when the main wish can’t be met, and say so', () => {
    expect(told({ removesWatermark: true, mainUnmet: 'red dress' })).toMatchObject({
      terms: { removesWatermark: false, isLocked: true, total: 0 },
      title: 'Free, with a visible watermark',
      detail: 'Free this time: we can’t do your main wish, “red dress”.',
      hint: 'Can’t be removed: we can’t do your main wish, “red dress”',
    });
  });

  it('are free for subscribers, without a watermark unless they want it', () => {
    const usual = told({ tier: 'subscriber', credits: 0, mainUnmet: 'red dress' });
    expect(usual.terms).toMatchObject({ removesWatermark: true, isLocked: false, total: 0 });
    expect(usual.title).toBe('Free, without a watermark');
    const kept = told({ tier: 'subscriber', credits: 0, removesWatermark: false });
    expect(kept.title).toBe('Free, with a visible watermark');
  });
});
