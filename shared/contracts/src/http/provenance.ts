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
  /** 32-bit words, little endian; see `FingerprintFile`. */
  words: z.base64(),
});
export type ProvenanceFindings = z.infer<typeof provenanceFindingsSchema>;

export const provenanceSchema = z
  .object({
    made_here: z
      .boolean()
      .meta({ description: 'The file, or more than half of it, was made here.' }),
    layer: z.enum(PROVENANCE_LAYERS).nullable().meta({
      description:
        'What tells so: our signature, the hidden mark of a picture that we keep, or the likeness to one; null when nothing does.',
    }),
    part: shareBoxSchema.nullable().meta({
      description:
        'The part of the file that was made here, if that is not most of it, in shares of the upright width and height.',
    }),
    c2pa: credentialsReportSchema,
    digital_source_type: sourceTypeSchema,
  })
  .meta({ id: 'Provenance' });
export type ProvenanceReport = z.infer<typeof provenanceSchema>;
