import { z } from 'zod';

/** Workers of 0.2.0 also write keypoints and colors, which nothing reads any more. */
export const fingerprintFileSchema = z.object({
  version: z.literal(1),
  /** In units; the longer side is 1024. */
  width: z.number().positive().max(1024),
  height: z.number().positive().max(1024),
  /** Mid-frequency detail as signed bytes, in the cells of `textureGrid`. */
  texture: z.base64(),
  /** The payload of the hidden mark; absent from former files. */
  binding: z.hex().optional(),
});
export type FingerprintFile = z.infer<typeof fingerprintFileSchema>;
