import type { StripeRecords } from './stripe-records.js';
import { badParameter } from '../stripe-fault.js';

type Fields = Record<string, unknown>;

const onRequest: Record<string, readonly string[]> = {
  'checkout.session': ['line_items'],
  invoice: ['payments'],
  price: ['currency_options'],
};

/** Replaces ids with objects along each `expand` path, as Stripe does. */
export function expanded(value: object, paths: readonly string[], records: StripeRecords): Fields {
  const wanted = paths.map((path) => ({ path, keys: path.split('.') }));
  return expandObject(value as Fields, wanted, records);
}

type Wanted = { path: string; keys: string[] };

function expandObject(source: Fields, wanted: Wanted[], records: StripeRecords): Fields {
  const names = new Set(wanted.map(({ keys }) => keys[0] ?? ''));
  const hidden = onRequest[String(source.object)] ?? [];
  const entries = Object.entries(source).filter(([key]) => !hidden.includes(key) || names.has(key));
  const shown: Fields = Object.fromEntries(entries);
  for (const name of names) {
    const mine = wanted.filter(({ keys }) => keys[0] === name);
    const rest = mine
      .map(({ path, keys }) => ({ path, keys: keys.slice(1) }))
      .filter(({ keys }) => keys.length > 0);
    shown[name] = expandField(source[name], rest, mine[0]?.path ?? '', records);
  }
  return shown;
}

function expandField(
  value: unknown,
  rest: Wanted[],
  path: string,
  records: StripeRecords,
): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) {
    return value.map((each: unknown) => expandField(each, rest, path, records));
  }
  const target = typeof value === 'string' ? records.any(value) : value;
  if (typeof target !== 'object' || target === null) {
    throw badParameter(`This property cannot be expanded (${path}).`, 'expand');
  }
  return expandObject(target as Fields, rest, records);
}
