/** Bits of a word; words are unsigned here. */
const WORD_BITS = 32;
/** About a quarter of a page of Postgres, so that a lookup reads little besides its words. */
const POSTINGS_PER_BUCKET = 128;
/** Exact integers of a double. */
const SAFE_BITS = 53;
const COUNT_BYTES = 4;
const READABLE_BITS = 24;

/** How a segment codes its postings. A bucket holds the words that differ in the low `wordBits`. */
export type Layout = {
  readonly wordBits: number;
  /** Parameter of the Golomb-Rice code for gaps between words. */
  readonly gapBits: number;
  readonly numberBits: number;
};

export function layoutFor(postings: number, numbers: number): Layout {
  const numberBits = Math.max(1, Math.ceil(Math.log2(numbers)));
  const bucketBits = Math.max(
    4,
    Math.round(Math.log2(Math.max(1, postings) / POSTINGS_PER_BUCKET)),
  );
  const wordBits = Math.min(WORD_BITS - bucketBits, SAFE_BITS - numberBits);
  const gap = 2 ** WORD_BITS / Math.max(1, postings);
  return { wordBits, gapBits: Math.max(0, Math.floor(Math.log2(gap * Math.LN2))), numberBits };
}

/**
 * Sorted keys of one bucket as bytes: a count, then for each key the gap to the previous word in
 * Golomb-Rice code and the number in `numberBits`.
 * @param keys word · 2^numberBits + number, with words counted from the bucket's first
 */
export function encodeBucket(keys: ArrayLike<number>, { gapBits, numberBits }: Layout): Buffer {
  const writer = new BitWriter(COUNT_BYTES + keys.length * 8);
  writer.write(keys.length >>> 16, 16);
  writer.write(keys.length & 0xffff, 16);
  const numbers = 2 ** numberBits;
  let last = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? 0;
    const word = Math.floor(key / numbers);
    const gap = word - last;
    for (let left = gap >>> gapBits; left > 0; left--) writer.write(1, 1);
    writer.write(0, 1);
    writer.write(gap, gapBits);
    const number = key - word * numbers;
    if (numberBits > READABLE_BITS) {
      writer.write(Math.floor(number / 2 ** READABLE_BITS), numberBits - READABLE_BITS);
      writer.write(number, READABLE_BITS);
    } else {
      writer.write(number, numberBits);
    }
    last = word;
  }
  return writer.finish();
}

/**
 * Calls `each` in the order of the words, which count from the bucket's first.
 * @param end no words from this one on
 */
export function decodeBucket(
  bytes: Buffer,
  { gapBits, numberBits }: Layout,
  end: number,
  each: (word: number, number: number) => void,
): void {
  let at = COUNT_BYTES * 8;
  /** The next 24 bits and some more, at the top. */
  const peek = (): number => {
    const i = at >> 3;
    const four =
      ((bytes[i] ?? 0) << 24) |
      ((bytes[i + 1] ?? 0) << 16) |
      ((bytes[i + 2] ?? 0) << 8) |
      (bytes[i + 3] ?? 0);
    return four << (at & 7);
  };
  const read = (bits: number): number => {
    if (bits === 0) return 0;
    if (bits > READABLE_BITS) {
      const high = read(bits - READABLE_BITS);
      return high * 2 ** READABLE_BITS + read(READABLE_BITS);
    }
    const value = peek() >>> (32 - bits);
    at += bits;
    return value;
  };
  const readUnary = (): number => {
    for (let ones = 0; ;) {
      const more = Math.min(READABLE_BITS, Math.clz32(~peek()));
      ones += more;
      at += more;
      if (more < READABLE_BITS) {
        at += 1;
        return ones;
      }
    }
  };
  let word = 0;
  for (let left = bytes.readUInt32BE(0); left > 0; left--) {
    word += readUnary() * 2 ** gapBits + read(gapBits);
    if (word >= end) return;
    each(word, read(numberBits));
  }
}

class BitWriter {
  #bytes: Buffer;
  #at = 0;

  constructor(bytes: number) {
    this.#bytes = Buffer.alloc(bytes);
  }

  /** Writes the low bits of the value. */
  write(value: number, bits: number): void {
    if (this.#at + bits > this.#bytes.length * 8) {
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)]);
    }
    for (let left = bits; left > 0;) {
      const free = 8 - (this.#at & 7);
      const taken = free < left ? free : left;
      const part = (value >>> (left - taken)) & ((1 << taken) - 1);
      const index = this.#at >> 3;
      this.#bytes[index] = (this.#bytes[index] ?? 0) | (part << (free - taken));
      this.#at += taken;
      left -= taken;
    }
  }

  finish(): Buffer {
    return this.#bytes.subarray(0, (this.#at + 7) >> 3);
  }
}
