/** A click repeated before the response is the same request and reuses its key. */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>();

  of(what: string): string {
    const key = this.#keys.get(what) ?? crypto.randomUUID();
    this.#keys.set(what, key);
    return key;
  }

  answered(what: string): void {
    this.#keys.delete(what);
  }
}
