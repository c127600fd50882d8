export class LruCache<K, V> {
  readonly #entries = new Map<K, Promise<V>>();

  constructor(private readonly limit: number) {}

  held(key: K): Promise<V> | undefined {
    return this.#entries.get(key);
  }

  get(key: K, make: () => Promise<V>): Promise<V> {
    const held = this.#entries.get(key);
    this.#entries.delete(key);
    const value = held ?? make();
    this.#entries.set(key, value);
    if (!held) value.catch(() => this.#entries.delete(key));
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.limit) break;
      this.#entries.delete(oldest);
    }
    return value;
  }
}
