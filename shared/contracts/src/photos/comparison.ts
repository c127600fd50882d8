import { z } from 'zod';

/** Why photos that are fine one by one can't be used together. */
export const comparisonProblemSchema = z.object({
  code: z.enum(['PHOTO_OTHER_PERSON', 'PHOTO_SEVERAL_FACES', 'PHOTOS_OF_SEVERAL_PEOPLE']),
  detail: z.string(),
});
export type ComparisonProblem = z.infer<typeof comparisonProblemSchema>;
