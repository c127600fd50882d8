import { z } from 'zod';

export const photoAdviceSchema = z.enum([
  'ai_made',
  'background',
  'neighbor',
  'soft',
  'face_mask',
  'eyes_shut',
  'tilted',
  'uneven_light',
]);
export type PhotoAdvice = z.infer<typeof photoAdviceSchema>;
