import { emptyKontextForm, reduceKontextForm } from './kontext-form-state.js';

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
});

it('switches enhancing off when the prompt gets too short', () => {
  const long = { positivePrompt: 'film noir', enhancesPositive: true };
  const on = reduceKontextForm(emptyKontextForm, long);
  expect(on.enhancesPositive).toBe(true);
  expect(reduceKontextForm(on, { positivePrompt: 'film' }).enhancesPositive).toBe(false);
});
