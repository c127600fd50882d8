type Written = { readonly shape: readonly number[]; readonly data: Float32Array };

export function writeSafetensors(tensors: Readonly<Record<string, Written>>): Uint8Array {
  let offset = 0;
  const header = Object.fromEntries(
    Object.entries(tensors).map(([name, { shape, data }]) => {
      const begin = offset;
      offset += data.byteLength;
      return [name, { dtype: 'F32', shape, data_offsets: [begin, offset] }];
    }),
  );
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  const parts = Object.values(tensors).map(({ data }) => Buffer.from(data.buffer));
  return Buffer.concat([length, text, ...parts]);
}
