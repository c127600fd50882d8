/**
 * Classifier-free guidance (arXiv 2207.12598): away from the first half of the batch, towards the second and
 * beyond it.
 */
export function guided(batch: Float32Array, guidance: number): Float32Array {
  const half = batch.length / 2;
  const out = new Float32Array(half);
  for (let i = 0; i < half; i++) out[i] = batch[i] + guidance * (batch[half + i] - batch[i]);
  return out;
}
