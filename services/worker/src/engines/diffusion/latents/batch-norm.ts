import type { PackLatent } from '@likeness/contracts/packs/pack-rendering';
import type { Latent } from './packing.js';

type Statistics = NonNullable<PackLatent['batchNorm']>;

export function normalised(latent: Latent, statistics: Statistics): Latent {
  return eachChannel(latent, statistics, (value, mean, deviation) => (value - mean) / deviation);
}

export function denormalised(latent: Latent, statistics: Statistics): Latent {
  return eachChannel(latent, statistics, (value, mean, deviation) => value * deviation + mean);
}

function eachChannel(
  latent: Latent,
  { mean, variance, epsilon }: Statistics,
  change: (value: number, mean: number, deviation: number) => number,
): Latent {
  const plane = latent.height * latent.width;
  const data = new Float32Array(latent.data.length);
  for (let i = 0; i < data.length; i++) {
    const channel = Math.floor(i / plane);
    data[i] = change(latent.data[i], mean[channel], Math.sqrt(variance[channel] + epsilon));
  }
  return { ...latent, data };
}
