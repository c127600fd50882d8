import { AppError } from '@likeness/contracts/errors/app-error';

const LOCAL = ['127.0.0.1', 'localhost'];

/** Where Stripe may send people back to: this site, under both of its names on a laptop. */
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
    const isOurs = (url: string) => URL.canParse(url) && this.#origins.has(new URL(url).origin);
    if (!urls.every(isOurs)) throw new AppError('RETURN_URL_FOREIGN');
  }
}
