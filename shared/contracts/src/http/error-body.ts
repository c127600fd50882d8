import { z } from 'zod';

export const errorBodySchema = z
  .object({
    detail: z.string().meta({ description: 'What went wrong, in words for the person.' }),
    message: z.string(),
    code: z.string(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
