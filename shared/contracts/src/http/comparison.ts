import { z } from 'zod';
import { clothesSchema } from '../generation/portrait-finish.js';

export const comparisonProblemSchema = z.object({
  code: z.enum(['PHOTO_OTHER_PERSON', 'PHOTO_SEVERAL_FACES', 'PHOTOS_OF_SEVERAL_PEOPLE']),
  detail: z.string(),
  // The default is for the previous version of workers.
  photos: z.array(z.int().min(1)).default([]).meta({
    description: 'Numbers, from 1, of the photos that show another person than the rest.',
  }),
});

/** How photo styles can treat the photo that they use; absent if that is not known. */
const treatment = {
  keeps_background: z.boolean().optional(),
  clothes: z.array(clothesSchema).optional(),
  cuts_shoulders: z.boolean().optional(),
};
const treatmentSchema = z.object(treatment);
export type PhotoTreatment = z.infer<typeof treatmentSchema>;

export const comparisonSchema = z.object({
  problem: comparisonProblemSchema.nullable(),
  /** 1-based number of the photo that every style uses; null if there is no choice or styles differ. */
  best: z.int().min(1).nullable(),
  ...treatment,
});
export type Comparison = z.infer<typeof comparisonSchema>;
