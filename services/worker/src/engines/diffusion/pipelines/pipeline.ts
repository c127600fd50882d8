import type { RgbImage } from '../../../imaging/rgb-image.js';
import type { FivePoints } from '../faces/five-points.js';
import type { Latent } from '../latents/packing.js';
import type { Scheduler } from '../schedulers/scheduler.js';

export type DiffusionSettings = {
  readonly steps: number;
  /** Classifier-free for SDXL, embedded guidance for Kontext, unused for klein. */
  readonly guidance: number;
  /** 0..2; sdxl-instantid only. */
  readonly controlnetScale: number;
  /** Shares of the steps between which the ControlNet acts. */
  readonly controlnetStart?: number;
  readonly controlnetEnd?: number;
  readonly ipScale: number;
};

/** Identity, and target points in pixels of the output. */
export type WantedFace = { readonly embedding: Float32Array; readonly points: FivePoints };

export type DiffusionOrder = {
  readonly prompt: string;
  /** Undefined for none; an empty string is encoded. */
  readonly negativePrompt?: string;
  readonly settings: DiffusionSettings;
  /** In pixels, multiples of 16. */
  readonly width: number;
  readonly height: number;
  /** Empty for sdxl-instantid. */
  readonly references: readonly RgbImage[];
  readonly face?: WantedFace;
};

export type PreparedOrder = {
  schedule(): Scheduler;
  /** Values per latent. */
  readonly length: number;
  /** Standard normal noise in the VAE's order [C, H, W] to the model's order. */
  arrange(noise: Float32Array): Float32Array;
  /** Predicts for a batch of scaled latents in one run, guidance applied. Valid until the next run. */
  predict(samples: readonly Float32Array[], timestep: number): Promise<readonly Float32Array[]>;
  latentOf(sample: Float32Array): Latent;
  readonly cut: readonly string[];
};

export type DiffusionPipeline = {
  prepare(order: DiffusionOrder): Promise<PreparedOrder>;
};
