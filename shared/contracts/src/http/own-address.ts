/** What programs read in different ways: backslashes, blanks, control and format characters. */
const AMBIGUOUS = /[\\\s\p{Cc}\p{Cf}]/u;

/**
 * Whether an address leads to one of these origins for every program that reads it: spelled with the
 * origin itself, so without credentials and with no other scheme, host or port.
 */
export function isOwnAddress(address: string, origins: ReadonlySet<string>): boolean {
  if (AMBIGUOUS.test(address) || !URL.canParse(address)) return false;
  const { origin } = new URL(address);
  if (!origins.has(origin) || !address.startsWith(origin)) return false;
  const [next = '/'] = address.slice(origin.length);
  return ['/', '?', '#'].includes(next);
}
