import { z } from 'zod';

/** Shares of the picture's width and height; origin top left. */
export const shareBoxSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
});

export const faceChoiceSchema = z
  .object({
    face: shareBoxSchema,
    crop: shareBoxSchema.meta({ description: 'Shows this face without the others.' }),
  })
  .meta({
    id: 'FaceChoice',
    description: 'A face of a group photo, in shares of the upright photo’s width and height.',
  });
export type FaceChoice = z.infer<typeof faceChoiceSchema>;
