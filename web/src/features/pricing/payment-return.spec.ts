import { ApiError, ConnectionError } from '../../lib/api/api-error.js';
import { paymentState, readReturn, wayBack } from './payment-return.js';

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
