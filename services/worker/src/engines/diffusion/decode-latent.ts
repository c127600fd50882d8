import type { RgbImage } from '../../imaging/rgb-image.js';
import { Graph, type GraphSource, type Values } from './graphs/graph.js';
import { intoPlanes } from './graphs/into-planes.js';
import { isFinite } from './graphs/values.js';
import type { Latent } from './latents/packing.js';
import { NumbersLostError } from './numbers-lost-error.js';

/** fp32 decoder for latents that overflow the pack's own; null if the pack has none. */
export type ExactGraphs = GraphSource | null;

/** @throws NumbersLostError if the decoder returns NaN or infinity in fp32 too */
export async function decodeLatent(
  decoder: Graph,
  latent: Latent,
  exact: ExactGraphs,
): Promise<RgbImage> {
  const image = await decoded(decoder, latent);
  if (isFinite(image.data)) return toImage(image);
  const again = exact && (await decoded(await Graph.open(exact, 'vae_decoder'), latent));
  if (!again || !isFinite(again.data)) throw new NumbersLostError('the decoder');
  return toImage(again);
}

async function decoded(decoder: Graph, { data, channels, height, width }: Latent): Promise<Values> {
  const latent = decoder.tensor('latent', data, [1, channels, height, width]);
  const { image } = await decoder.run({ latent });
  return image;
}

function toImage({ data, dims }: Values): RgbImage {
  const [height, width] = dims.slice(-2);
  const plane = width * height;
  const pixels = new Uint8Array(plane * 3);
  for (let i = 0; i < plane; i++) {
    for (let channel = 0; channel < 3; channel++) {
      const share = data[channel * plane + i] / 2 + 0.5;
      pixels[3 * i + channel] = Math.round(Math.min(Math.max(share, 0), 1) * 255);
    }
  }
  return { width, height, data: pixels };
}

/** @returns [1, 3, H, W] in −1..1 */
export function fromImage({ data, width, height }: RgbImage): Values {
  const values = intoPlanes(data, new Float32Array(data.length), (level) => (level / 255) * 2 - 1);
  return { data: values, dims: [1, 3, height, width] };
}
