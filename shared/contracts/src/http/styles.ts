import { z } from 'zod';

export const styleSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    images: z.array(z.string()).meta({ description: 'None while there is no preview.' }),
    engine: z
      .string()
      .nullable()
      .meta({ description: 'Name of the model pack that draws it; null for the studio.' }),
  })
  .meta({ id: 'Style' });
export type Style = z.infer<typeof styleSchema>;

export const stylesResponseSchema = z.object({ styles: z.array(styleSchema) });
export type StylesResponse = z.infer<typeof stylesResponseSchema>;
