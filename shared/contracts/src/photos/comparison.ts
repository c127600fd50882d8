import { z } from 'zod';

export const comparisonProblemSchema = z.object({
  code: z.enum(['PHOTO_OTHER_PERSON', 'PHOTO_SEVERAL_FACES', 'PHOTOS_OF_SEVERAL_PEOPLE']),
  detail: z.string(),
});
export type ComparisonProblem = z.infer<typeof comparisonProblemSchema>;
