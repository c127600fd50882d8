import type { Price } from '@likeness/contracts/http/payments';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../lib/api/request.js';
import { addressOf, locale } from '../../lib/locale.js';
import { session } from '../../lib/session/page-session.js';
import { useWindowEvents } from '../../lib/use-window-events.js';
import type { Pack } from './price-list.js';
import { ApiError } from '../../lib/api/api-error.js';
import * as text from './messages.js';

export function checkoutFailure(kind: 'subscription' | 'purchase', error: unknown): string {
  const detail = error instanceof ApiError ? error.detail : null;
  if (detail !== null) return detail;
  return kind === 'subscription' ? text.subscriptionFailed : text.purchaseFailed;
}

/** Stripe replaces the placeholder with the session id. */
export function returnUrls(origin: string) {
  const address = origin + addressOf('/pricing');
  return {
    success_url: `${address}?status=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${address}?status=cancel`,
  };
}

/** A click repeated before the response is the same request and reuses its key. */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>();

  of(what: string): string {
    const key = this.#keys.get(what) ?? crypto.randomUUID();
    this.#keys.set(what, key);
    return key;
  }

  answered(what: string): void {
    this.#keys.delete(what);
  }
}

export type Checkout = {
  opening: string | null;
  failure: { priceId: string; text: string } | null;
  subscribe: (plan: Price) => void;
  buy: (pack: Pack) => void;
};

type Order = { kind: 'subscription'; price: Price } | { kind: 'purchase'; price: Pack };

/** Returns the checkout URL: the same one for the same key. */
async function begin(order: Order, key: string, isAgreed: boolean): Promise<string> {
  const headers = { 'idempotency-key': key };
  const body = {
    price_id: order.price.id,
    currency: order.price.currency,
    language: locale,
    begin_now: isAgreed,
    ...returnUrls(window.location.origin),
  };
  if (order.kind === 'subscription') {
    return (await call('POST /api/payments/subscription', { body, headers })).url;
  }
  const quantity = order.price.metadata.amount;
  return (await call('POST /api/payments/one_time', { body: { ...body, quantity }, headers })).url;
}

/** @param isAgreed the customer asks to begin before the withdrawal period ends */
export function useCheckout(isAgreed: boolean): Checkout {
  const router = useRouter();
  const [keys] = useState(() => new IdempotencyKeys());
  /** True once the browser leaves the page. */
  const {
    mutate,
    reset,
    isPending,
    data: isLeaving,
    error,
    variables,
  } = useMutation({
    mutationFn: async (order: Order) => {
      if (!(await session.ready())) {
        await router.navigate({ to: '/login', search: { redirect: '/pricing' } });
        return false;
      }
      const { id } = order.price;
      const address = await begin(order, keys.of(id), isAgreed);
      keys.answered(id);
      window.location.assign(address);
      return true;
    },
  });

  // The back/forward cache can restore this page in its busy state.
  useWindowEvents({ pageshow: ({ persisted }) => persisted && reset() });

  const isOpening = isPending || isLeaving === true;
  const open = (order: Order) => {
    if (!isOpening) mutate(order);
  };
  return {
    opening: isOpening && variables ? variables.price.id : null,
    failure:
      error && variables
        ? { priceId: variables.price.id, text: checkoutFailure(variables.kind, error) }
        : null,
    subscribe: (price) => open({ kind: 'subscription', price }),
    buy: (price) => open({ kind: 'purchase', price }),
  };
}
