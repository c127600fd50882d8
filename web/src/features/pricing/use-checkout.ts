import type { Price } from '@likeness/contracts/http/payments';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { beginPurchase, beginSubscription } from '../../lib/api/payments-api.js';
import { session } from '../../lib/session/page-session.js';
import { checkoutFailure, returnUrls } from './checkout-failure.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import type { Pack } from './price-list.js';

export type Checkout = {
  opening: string | null;
  failure: { priceId: string; text: string } | null;
  subscribe: (plan: Price) => void;
  buy: (pack: Pack) => void;
};

export function useCheckout(): Checkout {
  const router = useRouter();
  const [opening, setOpening] = useState<string | null>(null);
  const [failure, setFailure] = useState<Checkout['failure']>(null);
  const isOpening = useRef(false);
  const [keys] = useState(() => new IdempotencyKeys());

  useEffect(() => {
    // The back/forward cache can restore this page in its busy state.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isOpening.current = false;
      setOpening(null);
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  async function open(
    priceId: string,
    begin: (key: string) => Promise<string>,
    fail: (e: unknown) => string,
  ) {
    if (isOpening.current) return;
    isOpening.current = true;
    setOpening(priceId);
    setFailure(null);
    try {
      if (!(await session.ready())) {
        await router.navigate({ to: '/login', search: { redirect: '/pricing' } });
        return;
      }
      const address = await begin(keys.of(priceId));
      keys.answered(priceId);
      window.location.assign(address);
      // Stays busy while the browser leaves the page.
      return;
    } catch (error) {
      setFailure({ priceId, text: fail(error) });
    }
    isOpening.current = false;
    setOpening(null);
  }

  const urls = () => returnUrls(window.location.origin);
  return {
    opening,
    failure,
    subscribe: ({ id }) =>
      void open(
        id,
        (key) => beginSubscription({ price_id: id, ...urls() }, key),
        (error) => checkoutFailure('subscription', error),
      ),
    buy: ({ id, metadata }) =>
      void open(
        id,
        (key) => beginPurchase({ price_id: id, quantity: metadata.amount, ...urls() }, key),
        (error) => checkoutFailure('purchase', error),
      ),
  };
}
