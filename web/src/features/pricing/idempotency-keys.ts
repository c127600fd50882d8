/** A click repeated before the response is the same request and reuses its idempotency key. */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>();

  /** @param what the item bought, such as a price id */
  of(what: string): string {
    const key = this.#keys.get(what) ?? crypto.randomUUID();
    this.#keys.set(what, key);
    return key;
  }

  /** The next click gets a new key. */
  answered(what: string): void {
    this.#keys.delete(what);
  }
}
