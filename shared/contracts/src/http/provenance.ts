import { z } from 'zod';
import { shareBoxSchema } from '../photos/face-choice.js';

const PROVENANCE_LAYERS = ['credentials', 'mark', 'fingerprint'] as const;

const credentialsReportSchema = z.object({
  present: z.boolean(),
  valid: z.boolean().meta({
    description: 'The signature fits, and nothing of the file has changed since.',
  }),
  issuer: z.string().nullable().meta({
    description: 'Who signed, by the certificate’s own account; null where it is not valid.',
  }),
  own: z.boolean().meta({ description: 'Signed by this site.' }),
});

const sourceTypeSchema = z.string().nullable().meta({
  description:
    'A term of IPTC’s NewsCodes, from the credentials where they are valid, else as the file’s plain metadata states it.',
});

export const provenanceFindingsSchema = z.object({
  c2pa: credentialsReportSchema,
  digital_source_type: sourceTypeSchema,
  /** What the hidden mark tells by itself; absent from workers of 0.2.0. */
  mark: z
    .object({
      fits: z.boolean().nullable(),
      part: shareBoxSchema,
      covers: z.number(),
      /** The payload in hex, as the manifest's soft binding has it. */
      binding: z.hex(),
    })
    .nullable()
    .default(null),
  /** 32-bit words, little endian; see `FingerprintFile`. */
  words: z.base64(),
  /** Parts of the picture that the words describe. */
  windows: z.number().default(0),
});
export type ProvenanceFindings = z.output<typeof provenanceFindingsSchema>;

export const provenanceSchema = z
  .object({
    made_here: z.boolean().meta({
      description:
        'Our signature or a stored fingerprint says that the file, or more than half of it, was made here. A hidden mark alone does not.',
    }),
    layer: z.enum(PROVENANCE_LAYERS).nullable().meta({
      description:
        'What tells so: our signature, the likeness to a picture that we keep, or else a hidden mark of ours; null when nothing does.',
    }),
    marked: z.boolean().meta({ description: 'The pixels carry our hidden AI mark.' }),
    fits: z.boolean().nullable().meta({
      description:
        'Whether the mark was made for this picture. A mark that does not fit may be copied. Null without a mark, or where too little is visible.',
    }),
    part: shareBoxSchema.nullable().meta({
      description:
        'The part of the file that was made here or carries the mark, if that is not most of it, in shares of the upright width and height.',
    }),
    c2pa: credentialsReportSchema,
    digital_source_type: sourceTypeSchema,
  })
  .meta({ id: 'Provenance' });
export type ProvenanceReport = z.infer<typeof provenanceSchema>;
