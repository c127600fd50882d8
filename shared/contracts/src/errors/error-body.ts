import { z } from 'zod';
import { faceChoiceSchema } from '../photos/face-choice.js';

export const errorValuesSchema = z.record(z.string(), z.number()).optional().meta({
  description: 'The figures in `detail` that `code` does not tell.',
});

export const errorBodySchema = z
  .object({
    detail: z.string().meta({ description: 'What went wrong, in words for the person.' }),
    message: z.string(),
    code: z.string(),
    values: errorValuesSchema,
    faces: z
      .array(faceChoiceSchema)
      .optional()
      .meta({ description: 'With `PHOTO_SEVERAL_FACES`: the faces that can be cropped to.' }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
