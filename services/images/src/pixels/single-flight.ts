/** Lets callers that want the same thing at the same time share one run of the work. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  /** @returns the value and whether it came from a run that somebody else had begun */
  async run(key: string, work: () => Promise<T>): Promise<{ value: T; joined: boolean }> {
    const running = this.#running.get(key);
    if (running) return { value: await running, joined: true };
    const own = work().finally(() => this.#running.delete(key));
    this.#running.set(key, own);
    return { value: await own, joined: false };
  }
}
