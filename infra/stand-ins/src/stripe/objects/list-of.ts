export function listOf<T>(url: string, data: T[]) {
  return { object: 'list' as const, data, has_more: false, url };
}
