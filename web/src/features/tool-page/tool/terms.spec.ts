import { costWords, type Order } from './terms.js';

const free = 'Free, with a visible watermark';

it.each<[string, Partial<Order>, boolean | null, number, string, string | null]>([
  ['nothing for guests, without their credits', { tier: 'guest' }, null, 0, free, null],
  ['nothing while the watermark stays', {}, false, 0, free, 'You have 42 credits.'],
  ['its credits, with what is left', {}, true, 8, '8 credits', '34 credits left afterwards.'],
  [
    'part of a subscription, main wish or not',
    { tier: 'subscriber', mainUnmet: 'dog' },
    true,
    0,
    'Free, without a watermark',
    'Part of your subscription.',
  ],
])('the cost of a generation is %s', (_, part, removesWatermark, total, title, detail) => {
  const order = { credits: 42, imageCount: 8, removesWatermark, mainUnmet: null };
  const terms = { removesWatermark, isLocked: false, maxCount: 10, imageCount: 8, total };
  const words = costWords({ tier: 'member', ...order, ...part }, terms, 'You have 42 credits.');
  expect(words).toEqual({ title, detail });
});
