import { z } from 'zod';
import { clothesSchema } from '../generation/portrait-finish.js';
import { TOOLS } from '../generation/tool.js';
import { photoAdviceSchema } from '../photos/advice.js';
import { comparisonProblemSchema } from './comparison.js';
import { PHOTO_LIMITS } from '../photos/limits.js';
import { quarterTurnSchema } from '../photos/quarter-turn.js';
import { looseUuidSchema } from './fields.js';

export const uploadResponseSchema = z
  .object({
    id: z.uuid(),
    width: z.int(),
    height: z.int(),
    duplicate: z
      .boolean()
      .meta({ description: 'The same photo was uploaded before; this is its id.' }),
    // The default is for the previous version of images.
    turned: quarterTurnSchema.default(0).meta({
      description:
        'Degrees clockwise by which the photo was turned, because the face in it lay on its side; width and height are those of the turned photo.',
    }),
    advice: photoAdviceSchema.optional().meta({
      description:
        'What would make the photo better, or that AI made it. Absent if nothing, for a repeated photo, and for photos that are not for a portrait.',
    }),
  })
  .meta({ id: 'Upload' });
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

export const faceConsentSchema = z
  .object({ given: z.boolean(), given_at: z.iso.datetime().nullable() })
  .meta({ id: 'FaceConsent' });
export type FaceConsent = z.infer<typeof faceConsentSchema>;

export const withdrawalQuerySchema = z.object({
  keep: z.enum(['portraits', 'nothing']).default('portraits').meta({
    description: 'Your photos go in either case.',
  }),
});

export const withdrawnConsentSchema = z
  .object({
    image_ids: z.array(z.uuid()).meta({ description: 'The images that this deleted.' }),
  })
  .meta({ id: 'WithdrawnConsent' });
export type WithdrawnConsent = z.infer<typeof withdrawnConsentSchema>;

export const photoComparisonRequestSchema = z
  .object({
    image_ids: z.array(looseUuidSchema).min(1).max(PHOTO_LIMITS.maxFiles).meta({
      description: 'Photos of yours in the order in which the tool is going to get them.',
    }),
    tool: z.enum(TOOLS),
    look_images: z
      .array(z.int().min(1).max(PHOTO_LIMITS.maxFiles))
      .max(PHOTO_LIMITS.maxFiles)
      .default([])
      .meta({
        description:
          'Numbers, from 1, of the pictures that a prompt of the multi-reference tool names for their look; whoever is in them is part of it.',
      }),
  })
  .meta({ id: 'PhotoComparisonRequest' });

export const photoComparisonSchema = z
  .object({
    problem: comparisonProblemSchema.nullable().meta({
      description:
        'What the tool would answer, and charge nothing for; null when nothing is known against it.',
    }),
    // The default is for the previous version of images.
    best: z.uuid().nullable().default(null).meta({
      description:
        'The photo with the clearest face, which photo styles use without a head pose. Null with a problem, with fewer than two usable photos, and for the multi-reference tool, which takes the first face.',
    }),
    keeps_background: z.boolean().optional().meta({
      description:
        'The person can’t be cut out cleanly of the best photo, or else the first, so photo styles and places keep its own background. Absent if that is not known.',
    }),
    clothes: z.array(clothesSchema).optional().meta({
      description:
        'Colors that photo styles can give to the clothes in that photo. Absent if that is not known.',
    }),
    cuts_shoulders: z.boolean().optional().meta({
      description:
        'A side of that photo cuts shoulders that can be continued. Absent if that is not known.',
    }),
  })
  .meta({ id: 'PhotoComparison' });
export type PhotoComparison = z.infer<typeof photoComparisonSchema>;
