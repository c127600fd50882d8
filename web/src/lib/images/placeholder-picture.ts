import { thumbHashToDataURL } from 'thumbhash';

/** More than any grid shows at once; the cache evicts the least recently used entry. */
const MOST = 300;

const made = new Map<string, string | undefined>();

function make(hash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (sign) => sign.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

export function placeholderPicture(hash: string | null): string | undefined {
  if (hash === null) return undefined;
  if (!made.has(hash)) {
    const [oldest] = made.keys();
    if (made.size >= MOST && oldest !== undefined) made.delete(oldest);
    made.set(hash, make(hash));
  }
  return made.get(hash);
}
