import { z } from 'zod';
import { photoAdviceSchema } from './advice.js';
import { faceChoiceSchema } from './face-choice.js';
import { quarterTurnSchema } from './quarter-turn.js';

/** Pixels of the turned photo; origin top left. */
const boxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

export const photoRefusalCodeSchema = z.enum([
  'PHOTO_NO_FACE',
  'PHOTO_FACE_TOO_SMALL',
  'PHOTO_FACE_CUT_OFF',
  'PHOTO_SEVERAL_FACES',
  'PHOTO_TOO_DARK',
  'PHOTO_TOO_BLURRED',
  'PHOTO_NUDITY',
]);

export const photoVerdictSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    face: z.object({
      box: boxSchema,
      /** Degrees. Positive yaw turns to the viewer's right; positive roll leans right. */
      yaw: z.number(),
      pitch: z.number(),
      roll: z.number(),
    }),
    turn: quarterTurnSchema.default(0),
    /** Absent, too, if another version's worker gives advice that this one doesn't know. */
    advice: photoAdviceSchema.optional().catch(undefined),
  }),
  z.object({
    ok: z.literal(false),
    code: photoRefusalCodeSchema,
    detail: z.string(),
    /** True if the photo has a face, but not a usable one. */
    located: z.boolean().optional(),
    /** Of several faces: those that a crop can show alone. */
    faces: z.array(faceChoiceSchema).optional(),
  }),
]);
export type PhotoVerdict = z.infer<typeof photoVerdictSchema>;
