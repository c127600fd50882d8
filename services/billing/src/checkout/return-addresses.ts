import { AppError } from '@likeness/contracts/errors/app-error';

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

const LOCAL = ['127.0.0.1', 'localhost'];

/** Allowed return URLs: this site, under both names of the local host in development. */
export class ReturnAddresses {
  readonly #origins: ReadonlySet<string>;

  constructor(publicUrl: string, isProduction: boolean) {
    const site = new URL(publicUrl);
    const origins = [site.origin];
    if (!isProduction && LOCAL.includes(site.hostname)) {
      for (const hostname of LOCAL) {
        const twin = new URL(site);
        twin.hostname = hostname;
        origins.push(twin.origin);
      }
    }
    this.#origins = new Set(origins);
  }

  /** @throws AppError RETURN_URL_FOREIGN */
  check(...urls: readonly string[]): void {
    if (!urls.every((url) => isOwnAddress(url, this.#origins)))
      throw new AppError('RETURN_URL_FOREIGN');
  }
}
