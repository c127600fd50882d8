/** Row-major [channels, height, width]; packed as in diffusers' FLUX.1 Kontext and FLUX.2 klein. */
export type Latent = {
  readonly data: Float32Array;
  readonly channels: number;
  readonly height: number;
  readonly width: number;
};

/** [C, H, W] → [4C, H/2, W/2]: 2 × 2 blocks become channels, C slowest, then row, then column. */
export function patchified({ data, channels, height, width }: Latent): Latent {
  const [rows, columns] = [height / 2, width / 2];
  const out = new Float32Array(data.length);
  eachPatch(channels, rows, columns, (spread, packed) => (out[packed] = data[spread]));
  return { data: out, channels: 4 * channels, height: rows, width: columns };
}

export function unpatchified({ data, channels, height, width }: Latent): Latent {
  const out = new Float32Array(data.length);
  eachPatch(channels / 4, height, width, (spread, packed) => (out[spread] = data[packed]));
  return { data: out, channels: channels / 4, height: 2 * height, width: 2 * width };
}

/** [C, H, W] → [H·W, C]. */
export function toTokens({ data, channels, height, width }: Latent): Float32Array {
  const count = height * width;
  const out = new Float32Array(data.length);
  for (let c = 0; c < channels; c++) {
    for (let i = 0; i < count; i++) out[i * channels + c] = data[c * count + i];
  }
  return out;
}

export function fromTokens(
  tokens: Float32Array,
  { channels, height, width }: Omit<Latent, 'data'>,
): Latent {
  const count = height * width;
  const data = new Float32Array(tokens.length);
  for (let c = 0; c < channels; c++) {
    for (let i = 0; i < count; i++) data[c * count + i] = tokens[i * channels + c];
  }
  return { data, channels, height, width };
}

function eachPatch(
  channels: number,
  rows: number,
  columns: number,
  visit: (spread: number, packed: number) => void,
): void {
  for (let c = 0; c < channels; c++) {
    for (let inner = 0; inner < 4; inner++) {
      for (let y = 0; y < rows; y++) {
        for (let x = 0; x < columns; x++) {
          const row = c * 2 * rows + 2 * y + (inner >> 1);
          const packed = ((4 * c + inner) * rows + y) * columns + x;
          visit(row * 2 * columns + 2 * x + (inner & 1), packed);
        }
      }
    }
  }
}
