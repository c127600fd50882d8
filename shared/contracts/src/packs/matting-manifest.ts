import { z } from 'zod';
import { baseFaults, MATTING_PIPELINE, packBase, pictureInput } from './pack-base.js';

export const MATTING_TASK = 'matting';

const mattingShape = z.strictObject({
  ...packBase,
  pipeline: z.literal(MATTING_PIPELINE),
  task: z.literal(MATTING_TASK),
  /** The whole view of a person, square; `alpha` is the part of each pixel that the person covers, 0 to 1. */
  matting: z
    .strictObject(pictureInput)
    .refine(({ size }) => size.width === size.height, { error: 'size is not square' }),
});

export const mattingManifestSchema = mattingShape.superRefine((pack, context) => {
  for (const message of baseFaults(pack)) context.addIssue({ code: 'custom', message });
  if (pack.variants.cpu === undefined) {
    const message = 'variants has no cpu, and people are cut out on the processor';
    context.addIssue({ code: 'custom', message });
  }
});
export type MattingManifest = z.infer<typeof mattingManifestSchema>;
