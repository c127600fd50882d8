/** The path of a text with a zero byte or half a character, which Postgres and Stripe refuse. */
export function unstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [] : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const path = unstorable(name) ?? unstorable(part);
    if (path) return [name, ...path];
  }
  return undefined;
}
