import { z } from 'zod';
import { baseFaults, CHECK_PIPELINE, packBase, pictureInput } from './pack-base.js';

/** `safety` judges each picture that a pack draws, `age` each face in the photos for it. */
export const CHECK_TASKS = ['safety', 'age'] as const;
export type CheckTask = (typeof CHECK_TASKS)[number];

const classifierSchema = z.strictObject({
  ...pictureInput,
  labels: z.array(z.string().min(1).max(60)).min(1).max(100),
  /** Turns the graph's scores into probabilities. */
  activation: z.enum(['softmax', 'sigmoid', 'none']),
  /** The probability of a label from which a picture is refused. */
  refuse: z.record(z.string(), z.number().gt(0).max(1)),
});

const checkShape = z.strictObject({
  ...packBase,
  pipeline: z.literal(CHECK_PIPELINE),
  task: z.enum(CHECK_TASKS),
  classifier: classifierSchema,
});

function* checkFaults(pack: z.infer<typeof checkShape>): Generator<string> {
  yield* baseFaults(pack);
  if (pack.variants.cpu === undefined) yield 'variants has no cpu, and checks run on the processor';
  const { labels, refuse } = pack.classifier;
  const refused = Object.keys(refuse);
  if (refused.length === 0) yield 'classifier.refuse names no label';
  for (const label of refused.filter((each) => !labels.includes(each)))
    yield `classifier.refuse names ${label}, which classifier.labels lacks`;
}

export const checkManifestSchema = checkShape.superRefine((pack, context) => {
  for (const message of checkFaults(pack)) context.addIssue({ code: 'custom', message });
});
export type CheckManifest = z.infer<typeof checkManifestSchema>;
