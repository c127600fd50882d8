import { z } from 'zod';
import { PROMPT_MAX, PROMPT_MIN } from '../generation/prompt-limits.js';
import { TOOLS } from '../generation/tool.js';
import { MAIN_WISH_RULES } from '../generation/main-wish-rules.js';
import { codedSchema } from './recipe.js';

export const promptEnhancementRequestSchema = z
  .object({
    kind: z.enum(['positive', 'negative']),
    tool: z.enum(TOOLS),
    prompt: z
      .string()
      .trim()
      .max(PROMPT_MAX.kontextlens)
      .meta({
        description: `At least ${PROMPT_MIN} characters; at most ${PROMPT_MAX.lenszero} for \`lenszero\`.`,
      }),
  })
  .meta({ id: 'PromptEnhancementRequest' });
export const promptEnhancementSchema = z
  .object({
    prompt: z.string().meta({ description: 'The whole prompt as it would be rendered.' }),
    added: z.array(z.string()).meta({ description: 'What was added, in order.' }),
  })
  .meta({ id: 'PromptEnhancement' });
export type PromptEnhancement = z.infer<typeof promptEnhancementSchema>;

export const promptReadingRequestSchema = z
  .object({
    prompt: z.string().trim().min(1).max(PROMPT_MAX.kontextlens),
    negative_prompt: z.string().trim().max(PROMPT_MAX.lenszero).default(''),
    tool: z.enum(TOOLS).default('kontextlens'),
    has_photos: z.boolean().default(true).meta({
      description: 'Without photos the words draw a character.',
    }),
  })
  .meta({ id: 'PromptReadingRequest' });
export type PromptReadingRequest = z.input<typeof promptReadingRequestSchema>;
const unmetWishSchema = codedSchema.extend({
  words: z.string().meta({ description: 'As they were written.' }),
  reason: z
    .string()
    .nullable()
    .meta({ description: 'Null where the words mean nothing to the engines.' }),
});
export const promptReadingSchema = z
  .object({
    reader: z.enum(['studio', 'model']).meta({
      description:
        'Who would draw from the words now: the studio follows those that are listed, a model takes them as a whole.',
    }),
    followed: z.array(
      codedSchema.extend({
        words: z.string(),
        as: z.string(),
        partly: codedSchema
          .extend({ reason: z.string().nullable() })
          .optional()
          .meta({ description: 'What of it the picture lacks; absent where it has all.' }),
      }),
    ),
    unmet: z.array(
      unmetWishSchema.extend({
        nearest: z.string().optional().meta({
          description: 'Words that can replace these and are followed; absent if there are none.',
        }),
      }),
    ),
    stays: z
      .array(z.string())
      .default([])
      .meta({ description: 'Words that describe the person, who stays as in the photo.' }),
    main_unmet: unmetWishSchema
      .extend({
        rule: z.enum(MAIN_WISH_RULES).default('first').meta({
          description: 'Why it is the main wish: it says who is shown, or it comes first.',
        }),
      })
      .nullable()
      .meta({
        description:
          'The main wish, where it can’t be followed: images of such a prompt take no credits and carry the watermark.',
      }),
    refusal: z
      .object({
        code: z.enum(['PROMPT_UNSAFE', 'PROMPT_UNREADABLE']),
        reason: z.string().meta({ description: 'In the language of the prompt.' }),
        kind: z.string().optional().meta({ description: 'What the reason is about.' }),
      })
      .nullable()
      .default(null)
      .meta({ description: 'Why an order with this prompt is refused; null where it is not.' }),
    instead: z
      .object({ styles: z.array(z.string()), places: z.array(z.string()) })
      .nullable()
      .default(null)
      .meta({
        description:
          'What a prompt can ask for, where nothing of this one is followed: the picture is a plain one then.',
      }),
    look_images: z.array(z.int()).default([]).meta({
      description: 'Numbers, from 1, of the references that are there for their look alone.',
    }),
  })
  .meta({ id: 'PromptReading' });
export type PromptReading = z.infer<typeof promptReadingSchema>;
