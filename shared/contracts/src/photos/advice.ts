import { z } from 'zod';

export const photoAdviceSchema = z.enum([
  'someone_near',
  'small_face',
  'soft',
  'sunglasses',
  'turned_away',
  'tilted',
  'uneven_light',
]);
export type PhotoAdvice = z.infer<typeof photoAdviceSchema>;
