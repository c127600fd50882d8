/**
 * The vocabulary of prompts: engines follow it, and enhancing leaves alone what speaks it.
 *
 * Words and phrases that mean one thing wherever they stand. Longer phrases win over shorter ones,
 * so that "golden hour" is a light and "golden" a colour. Plurals are found by their singular.
 */
export type Terms<Value extends string> = Readonly<Record<Value, readonly string[]>>;

/** What words stand for, looked up by what people write: "constructor" is no entry of it. */
export function wordTable<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value | undefined>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
