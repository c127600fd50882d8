import { costWords, type Order } from './terms.js';

const cost = (part: Partial<Order>, removesWatermark: boolean | null, total = 0) => {
  const given = { credits: 42, imageCount: 8, removesWatermark, mainUnmet: null };
  const terms = { removesWatermark, isLocked: false, maxCount: 10, imageCount: 8, total };
  return costWords({ tier: 'member', ...given, ...part }, terms, 'You have 42 credits.');
};

describe('the cost of a generation', () => {
  it('is nothing for guests, and their credits are not named', () => {
    expect(cost({ tier: 'guest' }, null)).toEqual({
      title: 'Free, with a visible watermark',
      detail: null,
    });
  });

  it('is nothing for members while the watermark stays', () => {
    expect(cost({}, false)).toEqual({
      title: 'Free, with a visible watermark',
      detail: 'You have 42 credits.',
    });
  });

  it('names the credits and what is left of them', () => {
    expect(cost({}, true, 8)).toEqual({
      title: '8 credits',
      detail: '34 credits left afterwards.',
    });
  });

  it('is nothing when the main wish can’t be met, and says so', () => {
    expect(cost({ mainUnmet: 'dog' }, false).detail).toBe(
      'Free this time: we can’t do your main wish, “dog”.',
    );
  });

  it('is part of a subscription, main wish or not', () => {
    expect(cost({ tier: 'subscriber', mainUnmet: 'dog' }, true)).toEqual({
      title: 'Free, without a watermark',
      detail: 'Part of your subscription.',
    });
    expect(cost({ tier: 'subscriber' }, false).title).toBe('Free, with a visible watermark');
  });
});
