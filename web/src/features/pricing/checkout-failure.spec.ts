import { ApiError, ConnectionError } from '../../lib/api/api-error.js';
import { checkoutFailure, returnUrls } from './checkout-failure.js';

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
