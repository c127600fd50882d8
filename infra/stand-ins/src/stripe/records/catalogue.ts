import type { Stripe } from 'stripe';
import type { StripeRecords } from './stripe-records.js';
import { onlyUsed } from './new-id.js';

const currency = 'usd';

export const proPriceId = 'price_likeness_professional';

export type Article = {
  key: string;
  product: string;
  cents: number;
  euroCents?: number;
  isMonthly: boolean;
  metadata: Record<string, string>;
};

/** Discounts are relative to the smallest pack's price per credit. */
export const likenessArticles: readonly Article[] = [
  {
    key: 'likeness_professional',
    product: 'Professional',
    cents: 499,
    euroCents: 499,
    isMonthly: true,
    metadata: { name: 'Professional' },
  },
  pack('small', 'Small Pack', 25, 299, 0),
  pack('medium', 'Medium Pack', 60, 599, 17),
  pack('large', 'Large Pack', 160, 1299, 32),
];

function pack(
  key: string,
  name: string,
  credits: number,
  cents: number,
  discount: number,
): Article {
  return {
    key: `likeness_pack_${key}`,
    product: `${credits} credits`,
    cents,
    euroCents: cents,
    isMonthly: false,
    metadata: { name, amount: String(credits), discount: String(discount) },
  };
}

const created = Date.UTC(2026, 0, 1) / 1000;

export function provideCatalogue(records: StripeRecords, articles: readonly Article[]): void {
  for (const article of articles) {
    const product = productOf(article);
    records.put(product);
    records.put(priceOf(article, product.id));
  }
}

function productOf({ key, product }: Article) {
  return onlyUsed<Stripe.Product>({
    id: `prod_${key}`,
    object: 'product',
    active: true,
    created,
    metadata: {},
    name: product,
  });
}

function priceOf({ key, cents, euroCents, isMonthly, metadata }: Article, product: string) {
  const optionOf = (unit_amount: number) => onlyUsed<Stripe.Price.CurrencyOptions>({ unit_amount });
  return onlyUsed<Stripe.Price>({
    id: `price_${key}`,
    object: 'price',
    active: true,
    created,
    currency,
    currency_options: {
      usd: optionOf(cents),
      ...(euroCents !== undefined && { eur: optionOf(euroCents) }),
    },
    metadata,
    product,
    recurring: isMonthly ? { interval: 'month' } : null,
    type: isMonthly ? 'recurring' : 'one_time',
    unit_amount: cents,
  });
}
