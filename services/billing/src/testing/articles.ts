import type { Article } from '@likeness/stand-ins/stripe/catalogue';

const article = (key: string, more: Partial<Article>): Article => ({
  key,
  product: `Product of price_${key}`,
  description: '',
  cents: 499,
  isMonthly: false,
  metadata: {},
  ...more,
});

export const ARTICLES: readonly Article[] = [
  article('pro', { isMonthly: true }),
  article('25', { euroCents: 449, metadata: { name: 'Small Pack', amount: '25', discount: '0' } }),
  article('60', { cents: 999, metadata: { amount: '60', discount: '17' } }),
  article('other_plan', { isMonthly: true }),
  article('shirt', { cents: 2_500 }),
];
