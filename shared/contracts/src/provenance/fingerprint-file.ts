import { z } from 'zod';

export const fingerprintFileSchema = z.object({
  version: z.literal(1),
  /** In px; the longer side is 1024. */
  width: z.number().positive().max(1024),
  height: z.number().positive().max(1024),
  /** Spot positions and descriptors, then mid-frequency detail, then colors. */
  features: z.base64(),
  texture: z.base64(),
  tones: z.base64(),
  /** One 32-bit word per spot, for the database search. */
  words: z.array(z.int32()),
});
export type FingerprintFile = z.infer<typeof fingerprintFileSchema>;
