import { readFileSync } from 'node:fs';
import parseExr from 'parse-exr';
import { DEFAULT_MODELS_DIR, type PanoramaName } from '../../../../../models/model-manifest.js';
import { max } from '../../../../../imaging/math.js';
import { planar, type Planar } from '../../../../../imaging/planar.js';

/** `type` for 32-bit floats in parse-exr. */
const FLOAT = 1015;

const read = new Map<PanoramaName, Planar>();

/** A whole panorama in linear light: rows from zenith to nadir, columns once around. */
export function panorama(name: PanoramaName): Planar {
  const known = read.get(name);
  if (known) return known;
  const file = readFileSync(new URL(`${name}.exr`, DEFAULT_MODELS_DIR));
  const { width, height, data } = parseExr(new Uint8Array(file).buffer, FLOAT);
  const out = planar(width, height);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, from = 4 * (height - 1 - y) * width; x < width; x++, from += 4, to++) {
      let [r, g, b] = [max(0, data[from]), max(0, data[from + 1]), max(0, data[from + 2])];
      // The compression of these files loses red and green in the sun's block.
      if (r === 0 && g === 0 && x > 0) {
        r = max(b, out.r[to - 1]);
        g = max(b, out.g[to - 1]);
        b = max(b, out.b[to - 1]);
      }
      out.r[to] = r;
      out.g[to] = g;
      out.b[to] = b;
    }
  }
  read.set(name, out);
  return out;
}
