/** Noise levels and latent updates. Use one instance per picture, first step to last. */
export type Scheduler = {
  readonly timesteps: readonly number[];
  readonly initialScale: number;
  inputScale(step: number): number;
  needsNoise(step: number): boolean;
  /** @param sample unscaled @param prediction noise, or velocity for flow matching */
  advance(
    step: number,
    sample: Float32Array,
    prediction: Float32Array,
    noise?: Float32Array,
  ): Float32Array;
};

export function combined(a: number, x: Float32Array, b: number, y: Float32Array): Float32Array {
  const sum = new Float32Array(x.length);
  for (let i = 0; i < sum.length; i++) sum[i] = a * x[i] + b * y[i];
  return sum;
}
