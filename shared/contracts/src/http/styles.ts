import { z } from 'zod';

export const styleSchema = z
  .object({
    id: z.string(),
    /** Carries a 3-character ordering prefix; the rest is the value a generation is asked with. */
    title: z.string(),
    description: z.string(),
    images: z.array(z.string()),
  })
  .meta({ id: 'Style' });
export type Style = z.infer<typeof styleSchema>;

export const stylesResponseSchema = z.object({ styles: z.array(styleSchema) });
export type StylesResponse = z.infer<typeof stylesResponseSchema>;

/** The value a style is requested with: its title without the ordering prefix. */
export function styleValue(title: string): string {
  return title.slice(3);
}

export const RANDOM_STYLE = 'random';
