import type { RenderBrief } from '@likeness/contracts/http/internal';

/** Groups of orders that differ by their seed alone. */
export function byLikeness<T extends { readonly brief: RenderBrief }>(orders: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const order of orders) {
    const key = sharedBy(order.brief);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups.values()];
}

function sharedBy(brief: RenderBrief): string {
  const own = { render_id: null, attempt: null, image_index: null, seed: null, expires_at: null };
  return JSON.stringify({ ...brief, ...own });
}
