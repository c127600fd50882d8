import { missing } from '../stripe-fault.js';

type PageParams = { limit?: number | undefined; starting_after?: string | undefined };

export function pageOf<T extends { id: string }>(
  url: string,
  oldestFirst: readonly T[],
  { limit = 10, starting_after }: PageParams,
) {
  const all = oldestFirst.toReversed();
  const last = starting_after === undefined ? -1 : all.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0) {
    throw missing('object', starting_after, 'starting_after');
  }
  const end = last + 1 + limit;
  return {
    object: 'list' as const,
    data: all.slice(last + 1, end),
    has_more: end < all.length,
    url,
  };
}
