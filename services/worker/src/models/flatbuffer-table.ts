type Vector = { readonly start: number; readonly length: number };

/** Reads in place (https://flatbuffers.dev/internals/); absent fields read as their default. */
export class FlatbufferTable {
  readonly #view: DataView;
  readonly #position: number;

  constructor(view: DataView, position: number) {
    this.#view = view;
    this.#position = position;
  }

  static root(bytes: Uint8Array): FlatbufferTable {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new FlatbufferTable(view, view.getUint32(0, true));
  }

  byte(field: number, fallback = 0): number {
    const at = this.#locate(field);
    return at ? this.#view.getInt8(at) : fallback;
  }

  boolean(field: number): boolean {
    return this.byte(field) !== 0;
  }

  integer(field: number, fallback = 0): number {
    const at = this.#locate(field);
    return at ? this.#view.getInt32(at, true) : fallback;
  }

  table(field: number): FlatbufferTable | undefined {
    const at = this.#locate(field);
    return at ? new FlatbufferTable(this.#view, this.#follow(at)) : undefined;
  }

  tables(field: number): FlatbufferTable[] {
    const { start, length } = this.#vector(field);
    return Array.from(
      { length },
      (_, i) => new FlatbufferTable(this.#view, this.#follow(start + 4 * i)),
    );
  }

  integers(field: number): number[] {
    const { start, length } = this.#vector(field);
    return Array.from({ length }, (_, i) => this.#view.getInt32(start + 4 * i, true));
  }

  bytes(field: number): Uint8Array {
    const { start, length } = this.#vector(field);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, length);
  }

  text(field: number): string {
    return new TextDecoder().decode(this.bytes(field));
  }

  #locate(field: number): number {
    const vtable = this.#position - this.#view.getInt32(this.#position, true);
    const slot = 4 + 2 * field;
    if (slot >= this.#view.getUint16(vtable, true)) return 0;
    const offset = this.#view.getUint16(vtable + slot, true);
    return offset ? this.#position + offset : 0;
  }

  #vector(field: number): Vector {
    const at = this.#locate(field);
    if (!at) return { start: 0, length: 0 };
    const start = this.#follow(at);
    return { start: start + 4, length: this.#view.getUint32(start, true) };
  }

  #follow(at: number): number {
    return at + this.#view.getUint32(at, true);
  }
}
