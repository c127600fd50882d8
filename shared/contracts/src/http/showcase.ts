import { z } from 'zod';

export const showcaseSchema = z
  .object({
    images: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        url: z.string().meta({ description: 'Relative to `/api/`, without a leading slash.' }),
        width: z.int(),
        height: z.int(),
      }),
    ),
  })
  .meta({ id: 'Showcase' });
export type Showcase = z.infer<typeof showcaseSchema>;
