import { z } from 'zod';

/** Answer of `POST /api/images/provenance`: what a picture tells of where it comes from. */
export const provenanceSchema = z
  .object({
    c2pa: z.object({
      present: z.boolean(),
      valid: z.boolean().meta({
        description: 'The signature fits, and nothing of the file has changed since.',
      }),
      issuer: z
        .string()
        .nullable()
        .meta({ description: 'Who signed, by the certificate’s own account.' }),
      own: z.boolean().meta({ description: 'Signed by this site.' }),
    }),
    mark: z.object({
      present: z.boolean(),
      score: z.number().meta({
        description: 'How far the hidden mark stands out; chance alone stays below 6.',
      }),
    }),
    digital_source_type: z
      .string()
      .nullable()
      .meta({ description: 'A term of IPTC’s NewsCodes, as the file states it.' }),
  })
  .meta({ id: 'Provenance' });
export type ProvenanceReport = z.infer<typeof provenanceSchema>;
