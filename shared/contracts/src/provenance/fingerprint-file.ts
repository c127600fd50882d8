import { z } from 'zod';

/**
 * What a delivered picture is known by again: written by the worker beside the renditions, looked up
 * by images by its words, compared by the worker. It is of somebody's portrait, and goes with it.
 */
export const fingerprintFileSchema = z.object({
  version: z.literal(1),
  /** Sides of the picture; the longer one is 1024. */
  width: z.number().positive().max(1024),
  height: z.number().positive().max(1024),
  /** Places and descriptions of spots, then middle-sized detail, then colours. */
  features: z.base64(),
  texture: z.base64(),
  tones: z.base64(),
  /** 32-bit words, one a spot, by which the database finds pictures that share some. */
  words: z.array(z.int32()),
});
export type FingerprintFile = z.infer<typeof fingerprintFileSchema>;
