import { ApiError, ConnectionError } from '../../lib/api/api-error.js';
import { checkoutFailure, returnUrls } from './use-checkout.js';
import { paymentState, readReturn, wayBack } from './payment-return.js';
import { leastPortraitPrice, packsOf, planOf } from './price-list.js';
import { priceOf } from './prices.fixtures.js';

const prices = [priceOf('large', 1299, 160), priceOf('plan', 499, null), priceOf('small', 299, 25)];

it('sorts packs by price and leaves the plan out', () => {
  expect(packsOf(prices).map(({ id }) => id)).toEqual(['small', 'large']);
});

it('finds the plan', () => {
  expect(planOf(prices)?.id).toBe('plan');
  expect(planOf([])).toBeUndefined();
});

it('tells the least price of a portrait, that of the usual packs while none is known', () => {
  expect(leastPortraitPrice(prices)).toBe('$0.08');
  expect(leastPortraitPrice([priceOf('small', 299, 25)])).toBe('$0.12');
  expect(leastPortraitPrice([])).toBe('$0.08');
});

it('shows the server’s message, else the catalogue’s', () => {
  const refused = new ApiError(409, 'ALREADY_SUBSCRIBED', 'shown', {
    detail: 'You already have one.',
  });
  expect(checkoutFailure('subscription', refused)).toBe('You already have one.');
  expect(checkoutFailure('subscription', new ApiError(500, null, 'x'))).toBe(
    'Failed to start subscription.',
  );
  expect(checkoutFailure('purchase', new ConnectionError())).toBe('Failed to start purchase.');
});

it('comes back to the pricing page', () => {
  expect(returnUrls('https://my.site')).toEqual({
    success_url: 'https://my.site/pricing?status=success&session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://my.site/pricing?status=cancel',
  });
});

describe('the way back from a payment', () => {
  it('claims a payment only with the id of a checkout', () => {
    expect(readReturn('success', 'cs_1')).toEqual({ kind: 'claimed', checkoutId: 'cs_1' });
    expect(readReturn('cancel', undefined)).toEqual({ kind: 'cancelled' });
    for (const [status, id] of [['success', undefined], ['success', ''], ['paid', 'cs_1'], []]) {
      expect(readReturn(status, id)).toBeNull();
    }
  });

  it('keeps its parameters through the login', () => {
    expect(wayBack('cs_1&x=1')).toBe('/pricing?status=success&session_id=cs_1%26x%3D1');
  });
});

describe('a payment in the URL', () => {
  const asked = {
    isSignedOut: false,
    isPaused: false,
    isPaid: undefined,
    error: null,
    wasCelebrated: false,
  };
  it.each([
    ['asking', {}],
    ['offline', { isPaused: true }],
    ['no-one', { isSignedOut: true }],
    ['paid', { isPaid: true }],
    ['known', { isPaid: true, wasCelebrated: true }],
    ['unpaid', { isPaid: false }],
    ['foreign', { error: new ApiError(404, 'NOT_FOUND', 'Not Found') }],
    ['unclear', { error: new ApiError(503, 'PAYMENTS_UNAVAILABLE', 'Away') }],
    ['unclear', { error: new ConnectionError() }],
  ])('is %s after %o', (state, change) => {
    expect(paymentState({ ...asked, ...change })).toBe(state);
  });
});
