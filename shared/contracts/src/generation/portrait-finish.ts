import { z } from 'zod';
import { says } from '../errors/plain-issue.js';

export const RETOUCHES = ['light', 'none'] as const;
export type Retouch = (typeof RETOUCHES)[number];

/** Colors of the main garment. */
export const CLOTHES = ['navy', 'black', 'white'] as const;
export type Clothes = (typeof CLOTHES)[number];

/** Plain backdrops of headshots; any other color is `#rrggbb`. */
export const PAPER_BACKDROPS = ['white', 'gray', 'navy', 'warm'] as const;
/** Leaves a PNG with only the person. */
export const NO_BACKDROP = 'transparent';
const BACKDROPS = [...PAPER_BACKDROPS, NO_BACKDROP];

export const retouchSchema = z.enum(RETOUCHES);
export const clothesSchema = z.enum(CLOTHES);
/** Beyond the sides of the photo. */
export const shouldersSchema = z.enum(['continued']);
export const backdropSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(new RegExp(`^(${BACKDROPS.join('|')}|#[0-9a-f]{6})$`), {
    error: says(`has to be ${BACKDROPS.join(', ')} or a color such as #336699`),
  });

/** Choices that go with a style; a style ignores those that it has no use for. */
export const portraitFinishSchema = z.object({
  retouch: retouchSchema,
  /** Null: the seed chooses one of the style's backdrops. */
  backdrop: backdropSchema.nullable(),
  /** Absent: as in the photo. */
  clothes: clothesSchema.optional(),
  /** Absent: they end with the photo. */
  shoulders: shouldersSchema.optional(),
});
export type PortraitFinish = z.infer<typeof portraitFinishSchema>;
