import type { RenderSpec } from '@likeness/contracts/http/internal';

export function byLikeness<T extends { readonly spec: RenderSpec }>(orders: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const order of orders) {
    const key = sharedBy(order.spec);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups.values()];
}

function sharedBy(spec: RenderSpec): string {
  const own = { render_id: null, attempt: null, image_index: null, seed: null, expires_at: null };
  return JSON.stringify({ ...spec, ...own });
}
