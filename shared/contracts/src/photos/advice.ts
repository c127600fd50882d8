import { z } from 'zod';

/** Advice that would make a usable photo better. */
export const photoAdviceSchema = z.enum([
  'small_face',
  'soft',
  'turned_away',
  'tilted',
  'uneven_light',
]);
export type PhotoAdvice = z.infer<typeof photoAdviceSchema>;
