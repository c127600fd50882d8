/** What is pressed again before it was answered is the same press to the server, and has its key. */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>();

  /** @param what is pressed, such as a price */
  of(what: string): string {
    const key = this.#keys.get(what) ?? crypto.randomUUID();
    this.#keys.set(what, key);
    return key;
  }

  /** The next press is another one. */
  answered(what: string): void {
    this.#keys.delete(what);
  }
}
