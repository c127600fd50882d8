import { AppError } from '@likeness/contracts/errors/app-error';
import { type Site, siteOrigins } from '@likeness/service-kit/http/site-origins';

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

/** Allowed return URLs: pages of this site. */
export class ReturnAddresses {
  readonly #origins: ReadonlySet<string>;

  constructor(env: Site) {
    this.#origins = new Set(siteOrigins(env));
  }

  /** @throws AppError RETURN_URL_FOREIGN */
  check(...urls: readonly string[]): void {
    if (!urls.every((url) => isOwnAddress(url, this.#origins)))
      throw new AppError('RETURN_URL_FOREIGN');
  }
}
