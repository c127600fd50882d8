/** A set of whole numbers in one bit each. */
export class NumberSet {
  readonly #bits: Uint8Array;
  #size = 0;

  constructor(
    private readonly first: number,
    last: number,
  ) {
    this.#bits = new Uint8Array(Math.ceil((last - first + 1) / 8));
  }

  get size(): number {
    return this.#size;
  }

  add(number: number): void {
    if (this.has(number)) return;
    const [index, bit] = this.#place(number);
    this.#bits[index] = (this.#bits[index] ?? 0) | bit;
    this.#size += 1;
  }

  has(number: number): boolean {
    const [index, bit] = this.#place(number);
    return ((this.#bits[index] ?? 0) & bit) !== 0;
  }

  #place(number: number): [number, number] {
    const offset = number - this.first;
    return [Math.floor(offset / 8), 1 << (offset % 8)];
  }
}
