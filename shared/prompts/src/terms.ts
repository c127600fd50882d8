/** Each term has one meaning. Longer phrases win: "golden hour" is a light, "golden" a colour. */
export type Terms<Value extends string> = Readonly<Record<Value, readonly string[]>>;

export const termsBy = <Value extends string>(terms: Terms<Value>) => terms;

/** A map without inherited keys, so that a prompt's "constructor" finds nothing. */
export function wordTable<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value | undefined>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
