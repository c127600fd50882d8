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
