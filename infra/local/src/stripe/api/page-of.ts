import { missing } from '../stripe-fault.js';

type PageParams = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

/** A page of a list, newest first. @param oldestFirst all that the filters let through */
export function pageOf<T extends { id: string }>(
  url: string,
  oldestFirst: readonly T[],
  { limit = 10, starting_after, ending_before }: PageParams,
) {
  const all = oldestFirst.toReversed();
  const placeOf = (id: string, param: string) => {
    const place = all.findIndex((each) => each.id === id);
    if (place < 0) throw missing('object', id, param);
    return place;
  };
  if (ending_before !== undefined) {
    const end = placeOf(ending_before, 'ending_before');
    const begin = Math.max(0, end - limit);
    return { object: 'list' as const, data: all.slice(begin, end), has_more: begin > 0, url };
  }
  const begin = starting_after === undefined ? 0 : placeOf(starting_after, 'starting_after') + 1;
  const data = all.slice(begin, begin + limit);
  return { object: 'list' as const, data, has_more: begin + limit < all.length, url };
}
