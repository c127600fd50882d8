import { kontextTerms, type KontextOrder } from './kontext-terms.js';
import { costWords, watermarkHint } from './terms-words.js';

const order = (part: Partial<KontextOrder>): KontextOrder => ({
  tier: 'member',
  credits: 42,
  imageCount: 4,
  watermark: null,
  ...part,
});

function told(part: Partial<KontextOrder>) {
  const asked = order(part);
  const terms = kontextTerms(asked);
  return { terms, ...costWords(asked, terms), hint: watermarkHint(asked, terms) };
}

describe('the terms of a multi-reference generation', () => {
  it('cost 2 credits an image with the watermark', () => {
    expect(told({})).toMatchObject({
      terms: { isWatermarked: true, isLocked: false, total: 8 },
      title: '8 credits',
      detail: '4 × 2, leaves 34 of 42.',
      hint: 'Taking it off costs 1 credit per image',
    });
  });

  it('cost one more to take it off', () => {
    expect(told({ watermark: false })).toMatchObject({
      terms: { isWatermarked: false, isLocked: false, total: 12 },
      title: '12 credits',
      detail: '4 × 2 + 4 × 1 for watermarks, leaves 30 of 42.',
    });
  });

  it('lock the watermark on where nothing can be paid', () => {
    expect(told({ credits: 0, watermark: false })).toMatchObject({
      terms: { isWatermarked: true, isLocked: true, total: 0 },
      title: 'Free, with a visible watermark',
      detail: 'You have no credits; this would cost 8, so it is made free.',
      hint: 'Taking it off needs credits or a subscription',
    });
  });

  it('keep the watermark where only taking it off is not covered', () => {
    expect(told({ credits: 10, watermark: false })).toMatchObject({
      terms: { isWatermarked: true, isLocked: true, total: 8 },
      title: '8 credits',
      hint: 'Taking it off costs 12 in all; you have 10',
    });
  });

  it('are free as a whole where the balance covers only some of the images', () => {
    expect(told({ credits: 7 })).toMatchObject({
      terms: { isWatermarked: true, total: 0, notCovered: 8 },
      detail: 'You have 7 credits; this would cost 8, so it is made free.',
    });
    expect(told({ credits: 1, imageCount: 1 }).detail).toContain('You have 1 credit;');
  });

  it('are free for subscribers, without a watermark unless they want it', () => {
    const usual = told({ tier: 'subscriber', credits: 0 });
    expect(usual.terms).toMatchObject({ isWatermarked: false, isLocked: false, total: 0 });
    expect(usual.title).toBe('Free, without a watermark');
    const kept = told({ tier: 'subscriber', credits: 0, watermark: true });
    expect(kept.title).toBe('Free, with a visible watermark');
  });
});
