import { z } from 'zod';

/** What would make a usable photo of a face better. */
export const photoAdviceSchema = z.enum([
  'small_face',
  'soft',
  'turned_away',
  'tilted',
  'uneven_light',
]);
export type PhotoAdvice = z.infer<typeof photoAdviceSchema>;
