import { costWords, type Order } from '../../tool-page/tool/terms.js';
import { kontextTerms } from './kontext-terms.js';
import { priceWithoutWords, watermarkHint } from './watermark-hint.js';

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
