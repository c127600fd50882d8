/** Noise levels and latent updates. Use one instance per picture, first step to last. */
export type Scheduler = {
  readonly timesteps: readonly number[];
  readonly initialScale: number;
  inputScale(step: number): number;
  needsNoise(step: number): boolean;
  /** @param sample unscaled; may be overwritten @param prediction noise, or velocity */
  advance(
    step: number,
    sample: Float32Array,
    prediction: Float32Array,
    noise?: Float32Array,
  ): Float32Array;
};

/** @param sum overwritten; a new array of megabytes costs more than the arithmetic */
export function combined(
  a: number,
  x: Float32Array,
  b: number,
  y: Float32Array,
  sum: Float32Array = new Float32Array(x.length),
): Float32Array {
  for (let i = 0; i < sum.length; i++) sum[i] = a * x[i] + b * y[i];
  return sum;
}
