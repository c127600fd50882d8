/**
 * The path from noise to a picture: at which noise levels the model is asked, and what becomes of the
 * latent after each answer. One per picture, used from the first step to the last.
 */
export type Scheduler = {
  /** What the model is told of the time of each step. */
  readonly timesteps: readonly number[];
  /** Factor of the standard normal noise that a picture begins with. */
  readonly initialScale: number;
  /** Factor of the latent before the model sees it. */
  inputScale(step: number): number;
  /** Whether `advance` wants fresh noise at this step. */
  needsNoise(step: number): boolean;
  /**
   * The latent after a step.
   * @param sample the latent before it, unscaled
   * @param prediction the model's answer: noise, or a velocity for flow matching
   */
  advance(
    step: number,
    sample: Float32Array,
    prediction: Float32Array,
    noise?: Float32Array,
  ): Float32Array;
};

/** `a · x + b · y`, number by number. */
export function combined(a: number, x: Float32Array, b: number, y: Float32Array): Float32Array {
  const sum = new Float32Array(x.length);
  for (let i = 0; i < sum.length; i++) sum[i] = a * x[i] + b * y[i];
  return sum;
}
