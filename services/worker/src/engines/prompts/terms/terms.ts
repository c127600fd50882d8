/**
 * Words and phrases that mean one thing wherever they stand. Longer phrases win over shorter ones,
 * so that "golden hour" is a light and "golden" a colour. Plurals are found by their singular.
 */
export type Terms<Value extends string> = Readonly<Record<Value, readonly string[]>>;
