import type { RgbImage } from '../../../imaging/rgb-image.js';
import { fromImage } from '../decode-latent.js';
import type { Graph } from '../graphs/graph.js';
import type { Latent } from '../latents/packing.js';

/** Most likely latent of the VAE. Sides are multiples of 16 pixels. */
export async function encodeReference(encoder: Graph, image: RgbImage): Promise<Latent> {
  const { data, dims } = fromImage(image);
  const { latent } = await encoder.run({ image: encoder.tensor('image', data, dims) });
  const [channels, height, width] = latent.dims.slice(-3);
  return { data: latent.data, channels, height, width };
}
