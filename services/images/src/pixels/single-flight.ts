/** Merges concurrent calls with the same key into one run. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  async run(key: string, work: () => Promise<T>): Promise<{ value: T; joined: boolean }> {
    const running = this.#running.get(key);
    if (running) return { value: await running, joined: true };
    const own = work().finally(() => this.#running.delete(key));
    this.#running.set(key, own);
    return { value: await own, joined: false };
  }
}
