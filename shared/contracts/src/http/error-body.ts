import { z } from 'zod';
import { faceChoiceSchema } from '../photos/face-choice.js';

export const errorBodySchema = z
  .object({
    detail: z.string().meta({ description: 'What went wrong, in words for the person.' }),
    message: z.string(),
    code: z.string(),
    faces: z
      .array(faceChoiceSchema)
      .optional()
      .meta({ description: 'With `PHOTO_SEVERAL_FACES`: the faces that can be cropped to.' }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
