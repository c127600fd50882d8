const WIRE_VARINT = 0;
const WIRE_LENGTH_DELIMITED = 2;
const WIRE_FIXED32 = 5;

/** Append-only (https://protobuf.dev/programming-guides/encoding/), with ONNX's types. */
export class ProtobufWriter {
  readonly #chunks: Uint8Array[] = [];

  /** int32, int64 and enum; negative values are ten-byte two's complement. */
  integer(field: number, value: number | bigint): this {
    this.#key(field, WIRE_VARINT);
    this.#varint(BigInt(value));
    return this;
  }

  float(field: number, value: number): this {
    this.#key(field, WIRE_FIXED32);
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setFloat32(0, value, true);
    this.#chunks.push(bytes);
    return this;
  }

  bytes(field: number, value: Uint8Array): this {
    this.#key(field, WIRE_LENGTH_DELIMITED);
    this.#varint(BigInt(value.length));
    this.#chunks.push(value);
    return this;
  }

  text(field: number, value: string): this {
    return this.bytes(field, new TextEncoder().encode(value));
  }

  message(field: number, value: ProtobufWriter): this {
    return this.bytes(field, value.finish());
  }

  finish(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }

  #key(field: number, wireType: number): void {
    this.#varint(BigInt((field << 3) | wireType));
  }

  #varint(value: bigint): void {
    let rest = BigInt.asUintN(64, value);
    const bytes: number[] = [];
    do {
      const low = Number(rest & 127n);
      rest >>= 7n;
      bytes.push(rest > 0n ? low | 128 : low);
    } while (rest > 0n);
    this.#chunks.push(Uint8Array.from(bytes));
  }
}
