import { portraitTerms, watermarkHint } from './portrait-terms.js';
import type { Order } from '../../tool-page/tool/terms.js';

const order = (part: Partial<Order>): Order => ({
  tier: 'member',
  credits: 42,
  imageCount: 8,
  removesWatermark: null,
  mainUnmet: null,
  ...part,
});

function told(part: Partial<Order>) {
  const asked = order(part);
  const terms = portraitTerms(asked);
  return { ...terms, hint: watermarkHint(asked, terms) };
}

describe('the terms of portraits', () => {
  it('give guests no choice and are free', () => {
    expect(told({ tier: 'guest', credits: 0, removesWatermark: true })).toMatchObject({
      removesWatermark: null,
      maxCount: 10,
      total: 0,
    });
  });

  it('are free for members while the watermark stays', () => {
    expect(told({})).toMatchObject({
      removesWatermark: false,
      isLocked: false,
      total: 0,
      hint: '1 credit per image',
    });
  });

  it('are free, with the watermark, when the prompt’s main wish can’t be met', () => {
    expect(told({ removesWatermark: true, mainUnmet: 'dog' })).toMatchObject({
      removesWatermark: false,
      isLocked: true,
      maxCount: 10,
      total: 0,
      hint: 'Not possible: we can’t do your main wish, “dog”',
    });
    const subscriber = told({ tier: 'subscriber', mainUnmet: 'dog' });
    expect(subscriber).toMatchObject({ removesWatermark: true, isLocked: false });
  });

  it('cost one credit per image without it', () => {
    expect(told({ removesWatermark: true })).toMatchObject({
      removesWatermark: true,
      total: 8,
    });
  });

  it('allow no more images than there are credits', () => {
    expect(told({ removesWatermark: true, credits: 3 })).toMatchObject({
      maxCount: 3,
      imageCount: 3,
      total: 3,
    });
    expect(told({ removesWatermark: true, credits: 40 }).maxCount).toBe(10);
    expect(told({ removesWatermark: false, credits: 3 })).toMatchObject({ maxCount: 10 });
  });

  it('lock the switch off without credits and subscription', () => {
    expect(told({ removesWatermark: true, credits: 0 })).toMatchObject({
      removesWatermark: false,
      isLocked: true,
      maxCount: 10,
      total: 0,
      hint: 'Needs credits or a subscription',
    });
  });

  it('are free for subscribers, without the watermark unless they want it', () => {
    const tier = 'subscriber';
    expect(told({ tier, credits: 0 })).toMatchObject({
      removesWatermark: true,
      maxCount: 10,
    });
    expect(told({ tier, credits: 0, removesWatermark: false }).removesWatermark).toBe(false);
  });
});
