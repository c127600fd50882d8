/** Characters that parsers interpret differently. */
const AMBIGUOUS = /[\\\s\p{Cc}\p{Cf}]/u;

/** True only if every parser resolves the address to one of these origins. */
export function isOwnAddress(address: string, origins: ReadonlySet<string>): boolean {
  if (AMBIGUOUS.test(address) || !URL.canParse(address)) return false;
  const { origin } = new URL(address);
  if (!origins.has(origin) || !address.startsWith(origin)) return false;
  const [next = '/'] = address.slice(origin.length);
  return ['/', '?', '#'].includes(next);
}
