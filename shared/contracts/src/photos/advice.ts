import { z } from 'zod';

export const photoAdviceSchema = z.enum([
  'neighbor',
  'small_face',
  'soft',
  'sunglasses',
  'turned_away',
  'tilted',
  'uneven_light',
]);
export type PhotoAdvice = z.infer<typeof photoAdviceSchema>;
