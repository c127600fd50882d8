import { z } from 'zod';

export const photoAdviceSchema = z.enum([
  'ai_made',
  'background',
  'neighbor',
  'small_face',
  'soft',
  'sunglasses',
  'turned_away',
  'tilted',
  'uneven_light',
]);
export type PhotoAdvice = z.infer<typeof photoAdviceSchema>;
