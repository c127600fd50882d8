import type { RgbImage } from '../../../imaging/rgb-image.js';
import type { FivePoints } from '../faces/five-points.js';
import type { Latent } from '../latents/packing.js';
import type { Scheduler } from '../schedulers/scheduler.js';

export type DiffusionSettings = {
  readonly steps: number;
  /** Classifier-free guidance for SDXL, the distilled model's own for Kontext, none for klein. */
  readonly guidance: number;
  /** 0..2; sdxl-instantid only. */
  readonly controlnetScale: number;
  /** 0..2; sdxl-instantid only. */
  readonly ipScale: number;
};

/** The face to draw: who it is, and where its points lie in the picture to make, in pixels. */
export type WantedFace = { readonly embedding: Float32Array; readonly points: FivePoints };

export type DiffusionOrder = {
  readonly prompt: string;
  /** Undefined where none is wanted; empty words are encoded. */
  readonly negativePrompt?: string;
  readonly settings: DiffusionSettings;
  /** In pixels, multiples of 16. */
  readonly width: number;
  readonly height: number;
  /** Pictures that the model sees; empty for sdxl-instantid. */
  readonly references: readonly RgbImage[];
  /** sdxl-instantid only. */
  readonly face?: WantedFace;
};

/** Everything that stays the same over the steps of a picture, and for all pictures that differ by their seed alone. */
export type PreparedOrder = {
  /** The path of one picture. */
  schedule(): Scheduler;
  /** Numbers of one latent. */
  readonly length: number;
  /** Standard normal noise in the VAE's order of channels, rows and columns → as the model takes it. */
  arrange(noise: Float32Array): Float32Array;
  /** What the model says to the scaled latents of some pictures, guidance applied, in one run. */
  predict(samples: readonly Float32Array[], timestep: number): Promise<readonly Float32Array[]>;
  /** The latent that the VAE decodes. */
  latentOf(sample: Float32Array): Latent;
  /** Words of the prompts that did not fit; empty where all did. */
  readonly cut: readonly string[];
};

/** A family of models behind the one step loop. */
export type DiffusionPipeline = {
  prepare(order: DiffusionOrder): Promise<PreparedOrder>;
  /** Time spent in the runtime so far, in milliseconds. */
  readonly inferenceMs: number;
};
