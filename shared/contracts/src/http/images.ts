import { z } from 'zod';
import { DOWNLOAD_FORMATS } from './download-formats.js';
import { looseUuidSchema, wholeNumberSchema } from './fields.js';
import { LANGUAGES } from '../text/languages.js';
import { recipeSchema } from './recipe.js';

export const likenessSchema = z
  .object({
    percent: z.number().min(0).max(100),
    /** Euclidean distance of the 128-d face embeddings; delivered portraits have at most 0.50. */
    euclid: z.number().nonnegative(),
    cosine: z.number(),
    reference_id: z.uuid(),
  })
  .meta({ id: 'Likeness' });
export type Likeness = z.infer<typeof likenessSchema>;

export const MEME_METHOD = 'meme';

export const imageSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string().meta({ description: 'Relative to `/api/`, without a leading slash.' }),
    created_at: z.iso.datetime(),
    width: z.int(),
    height: z.int(),
    reaction: z.enum(['like', 'dislike']).nullable(),
    creation_method_name: z
      .string()
      .nullable()
      .meta({ description: 'The tool that made the image; null for an uploaded photo.' }),
    creation_method_config: recipeSchema.nullable(),
    should_add_watermark: z.enum(['true', 'false', 'already_present']),
    is_enlarged: z
      .boolean()
      .optional()
      .meta({ description: 'Can be downloaded at twice its size: `format=large`.' }),
    likeness: likenessSchema.nullable(),
    expires_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the image is removed by itself; null for never.' }),
    placeholder: z.string().max(40).nullable().meta({
      description:
        'A ThumbHash in base64, to show until the image is there; null while none is made.',
    }),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof imageSchema>;

/** In px, for the `w` parameter. */
export const DISPLAY_WIDTHS = [256, 512, 1024] as const;
export const imageFileQuerySchema = z.object({
  w: z.coerce
    .number()
    .meta({ enum: [...DISPLAY_WIDTHS] })
    .pipe(z.literal(DISPLAY_WIDTHS))
    .optional(),
  format: z
    .enum([...DOWNLOAD_FORMATS, 'large'])
    .optional()
    .meta({
      description:
        '`large`: twice the size, for enlarged portraits. Else a crop of a portrait around the head, with its visible mark if it has one. CV photos have 300 dpi. Not together with `w`.',
    }),
  label: z.enum(LANGUAGES).optional().meta({
    description:
      'Draws “AI-modified” or, where no photo was used, “AI-generated” in a corner, in this language. Not together with `w`.',
  }),
  download: z.literal('1').optional(),
});
export type ImageFileQuery = z.output<typeof imageFileQuerySchema>;

/** Limits the count of matching and of expiring images. */
export const COUNTED_AT_MOST = 1_000;
export const MAX_SEARCH_LENGTH = 100;

const recipeNameSchema = z.string().regex(/^\P{Cc}{1,100}$/u);

/** Without `page`, returns the newest 1,000. */
export const imageListQuerySchema = z.object({
  origin: z.enum(['both', 'ai_generated', 'user_provided']).default('both'),
  page: wholeNumberSchema(1, 2 ** 31 - 1).optional(),
  limit: wholeNumberSchema(1, 48).default(48),
  sort: z.enum(['desc', 'asc']).default('desc'),
  reaction: z.enum(['all', 'like', 'dislike']).default('all'),
  tool: recipeNameSchema
    .optional()
    .meta({ description: 'Images whose `creation_method_name` is this.' }),
  style: recipeNameSchema.optional().meta({ description: 'Images whose recipe has this style.' }),
  q: z.string().max(MAX_SEARCH_LENGTH).optional().meta({
    description:
      'Images whose style and prompt have words that begin with each of these. The first 1,000 in the order asked for.',
  }),
  /** Returns the page with this image; 404 if none has it. */
  around: looseUuidSchema.optional(),
});
export type ImageListQuery = z.input<typeof imageListQuerySchema>;

const namedCountSchema = z.object({ name: z.string(), n: z.int() });
const reactionCountsSchema = z.object({ all: z.int(), like: z.int(), dislike: z.int() });
export const imageListSchema = z
  .object({
    images: z.array(imageSchema),
    total: z.int().meta({ description: 'All that match.' }),
    total_is_capped: z.boolean().meta({
      description: 'More match than `total` says, and are not listed: of a search only.',
    }),
    next: z.int().nullable().meta({
      description: 'The page of `limit` images that goes on where this answer ends.',
    }),
    page: z.int(),
    counts: z
      .object({
        ai_generated: z.int(),
        user_provided: z.int(),
        reactions: reactionCountsSchema.meta({
          description: 'Of the origin, tool and style asked for; a search changes nothing of it.',
        }),
        tools: z.array(namedCountSchema).meta({ description: 'Tools that made some, by name.' }),
        styles: z
          .array(namedCountSchema)
          .meta({ description: 'Styles that some have, by name: of the tool asked for, if any.' }),
      })
      .nullable()
      .meta({ description: 'With `page` or `around` only.' }),
    expiring: z
      .object({
        count: z.int().meta({ description: 'At most 1,000; then there may be more.' }),
        first_at: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'Images that are removed within 14 days; null for none.' }),
  })
  .meta({ id: 'ImageList' });
export type ImageList = z.infer<typeof imageListSchema>;

export const imageIdsRequestSchema = z
  .object({ image_ids: z.array(looseUuidSchema).min(1).max(1_000) })
  .meta({ id: 'ImageIds' });

export const deletedImagesQuerySchema = z.object({
  page: wholeNumberSchema(1, 2 ** 31 - 1).default(1),
  limit: wholeNumberSchema(1, 48).default(48),
});

export const deletedImagesSchema = z
  .object({
    images: z.array(imageSchema).meta({
      description: 'The last deleted first; `expires_at` says until when each can be restored.',
    }),
    next: z.int().nullable().meta({ description: 'The page that goes on; null on the last.' }),
  })
  .meta({ id: 'DeletedImages' });
export type DeletedImages = z.infer<typeof deletedImagesSchema>;

export const imagesRestoredSchema = z
  .object({ images: z.array(imageSchema) })
  .meta({ id: 'ImagesRestored' });
export type ImagesRestored = z.infer<typeof imagesRestoredSchema>;

export const bulkDownloadRequestSchema = imageIdsRequestSchema
  .extend({
    zip: z
      .boolean()
      .default(true)
      .meta({ description: 'False: a list of files is answered instead of a ZIP.' }),
    includeRelated: z
      .boolean()
      .default(false)
      .meta({ description: 'Also the photos that they were made from, and their siblings.' }),
    group: z
      .boolean()
      .default(false)
      .meta({ description: 'A folder for each tool and style, and one for uploads.' }),
    label: z.enum(LANGUAGES).optional().meta({
      description: 'Language of a visible AI label; uploads get none.',
    }),
  })
  .meta({ id: 'BulkDownload' });
export type BulkDownloadRequest = z.input<typeof bulkDownloadRequestSchema>;

export const ESTIMATED_BYTES_HEADER = 'x-estimated-bytes';

export const downloadListSchema = z
  .object({
    files: z.array(
      z.object({
        url: z.string().meta({ description: 'Relative to `/api/`, without a leading slash.' }),
        name: z.string().meta({ description: 'Safe on every system; no two are the same.' }),
      }),
    ),
  })
  .meta({ id: 'DownloadList' });
export type DownloadList = z.infer<typeof downloadListSchema>;

/** Ignores an extra `user_id`. */
export const reactionRequestSchema = z
  .object({ reaction: z.enum(['like', 'dislike', 'none']) })
  .meta({ id: 'ReactionRequest' });

export const imageEnlargedSchema = z
  .object({
    image: imageSchema,
    credits: z
      .int()
      .nullable()
      .meta({ description: 'Left afterwards; null where none were charged.' }),
  })
  .meta({ id: 'ImageEnlarged' });
export type ImageEnlarged = z.infer<typeof imageEnlargedSchema>;

export const watermarksRemovedSchema = z
  .object({
    images: z.array(imageSchema),
    credits: z
      .int()
      .nullable()
      .meta({ description: 'Left afterwards; null for subscribers, who pay none.' }),
  })
  .meta({ id: 'WatermarksRemoved' });
export type WatermarksRemoved = z.infer<typeof watermarksRemovedSchema>;
