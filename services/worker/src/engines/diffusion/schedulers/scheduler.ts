/**
 * Noise levels and latent updates of one picture. Use one instance per picture, first step to last.
 */
export type Scheduler = {
  /** Timestep input of the model per step. */
  readonly timesteps: readonly number[];
  /** Factor of the initial standard normal noise. */
  readonly initialScale: number;
  /** Factor of the model's input latent. */
  inputScale(step: number): number;
  needsNoise(step: number): boolean;
  /**
   * @param sample latent before the step, unscaled
   * @param prediction noise, or velocity for flow matching
   */
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
