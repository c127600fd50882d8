/**
 * The prompt vocabulary: engines follow it, and enhancing leaves these terms unchanged.
 * Each term has one meaning in every context. Longer phrases win, so "golden hour" is a light and
 * "golden" a colour. Plurals match their singular.
 */
export type Terms<Value extends string> = Readonly<Record<Value, readonly string[]>>;

/** A map without inherited keys, so that a prompt's "constructor" finds nothing. */
export function wordTable<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value | undefined>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
