/** Classifier-free guidance (arXiv 2207.12598). The batch is [negative, positive]. */
export function guided(batch: Float32Array, guidance: number): Float32Array {
  const half = batch.length / 2;
  const out = new Float32Array(half);
  for (let i = 0; i < half; i++) out[i] = batch[i] + guidance * (batch[half + i] - batch[i]);
  return out;
}
