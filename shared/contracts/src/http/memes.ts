import { z } from 'zod';
import { looseUuidSchema } from './fields.js';

export const MEME_COLOURS = [
  '#ffffff',
  '#000000',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#ff00ff',
  '#00ffff',
] as const;
export type MemeColour = (typeof MEME_COLOURS)[number];

/** Contrasts with the letters on any picture. */
export function outlineOf(colour: MemeColour): '#000000' | '#ffffff' {
  return colour === '#000000' || colour === '#0000ff' ? '#ffffff' : '#000000';
}

/** At a font size of 1, except shares of the picture. The page and the server draw alike. */
export const LETTERING = {
  /** Outline width; half of it is outside the letters. */
  outline: 0.16,
  lineHeight: 1.22,
  /** From the middle of a line to its baseline: half the height of Anton's capitals. */
  baseline: 0.43,
  /** Share of the picture's height that one text may take. */
  tallest: 0.44,
  /** Share of the picture's width: smaller letters could draw another picture. */
  smallest: 0.02,
  /** Share of the picture that all lines may cover. */
  mostCovered: 0.5,
} as const;

const MOST_LINES = 40;
const MOST_CHARACTERS = 250;

const memeTextSchema = z.object({
  lines: z.array(z.string().trim().min(1).max(MOST_CHARACTERS)).min(1).max(MOST_LINES),
  size: z
    .number()
    .min(LETTERING.smallest)
    .max(0.5)
    .meta({ description: 'The font size as a share of the width of the image.' }),
  x: z.number().min(0).max(1).meta({ description: 'The middle, as a share of the width.' }),
  y: z.number().min(0).max(1).meta({ description: 'The middle, as a share of the height.' }),
});
export type MemeText = z.infer<typeof memeTextSchema>;

export const memeRequestSchema = z.object({
  image_id: looseUuidSchema.meta({ description: 'The portrait to write on.' }),
  color: z.enum(MEME_COLOURS),
  texts: z.array(memeTextSchema).min(1).max(2),
});
export type MemeRequest = z.infer<typeof memeRequestSchema>;
