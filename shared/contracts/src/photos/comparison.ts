import { z } from 'zod';

export const comparisonProblemSchema = z.object({
  code: z.enum(['PHOTO_OTHER_PERSON', 'PHOTO_SEVERAL_FACES', 'PHOTOS_OF_SEVERAL_PEOPLE']),
  detail: z.string(),
  // The default is for the previous version of workers.
  photos: z.array(z.int().min(1)).default([]).meta({
    description: 'Numbers, from 1, of the photos that show another person than the rest.',
  }),
});

export const comparisonSchema = z.object({
  problem: comparisonProblemSchema.nullable(),
  /** 1-based number of the photo that every style uses; null if there is no choice or styles differ. */
  best: z.int().min(1).nullable(),
  /** Photo styles keep the background of the photo that they use; absent if that is not known. */
  keeps_background: z.boolean().optional(),
});
export type Comparison = z.infer<typeof comparisonSchema>;
