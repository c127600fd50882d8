export type ProtobufField = {
  readonly number: number;
  readonly value: number | Uint8Array;
};

/** Supports varint (up to 53 bits), length-delimited and fixed32; throws for other types. */
export function* readProtobuf(bytes: Uint8Array): Generator<ProtobufField> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = view.getUint8(at++);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const number = key >>> 3;
    const wireType = key & 7;
    if (wireType === 0) yield { number, value: varint() };
    else if (wireType === 2) {
      const length = varint();
      yield { number, value: bytes.subarray(at, at + length) };
      at += length;
    } else if (wireType === 5) {
      yield { number, value: view.getUint32(at, true) };
      at += 4;
    } else throw new Error(`Unsupported protocol buffers wire type ${wireType} at byte ${at}`);
  }
}

export function floatFromBits(bits: number): number {
  return new Float32Array(Uint32Array.of(bits).buffer)[0];
}
