import { createHash } from 'node:crypto';
import { type GenerationTerms, termsOf } from '@likeness/contracts/generation/price';
import { readPrompt } from '@likeness/prompts/read-prompt';
import { subjectOf } from '../prompts/subject-of.js';
import type { Materials, Order, PreparedOrder } from './read-order.js';

/** The terms of a set, provided that the balance covers its price. */
export function termsFor(prepared: PreparedOrder): GenerationTerms {
  const { person, order } = prepared;
  const wantsClean = order.removesWatermark ?? person.tier === 'subscriber';
  return termsOf(
    {
      tool: order.tool,
      tier: person.tier,
      removesWatermark: wantsClean && !isNeverCharged(prepared),
      imageCount: order.imageCount,
    },
    Infinity,
  );
}

/** The studio drops the main wish of some prompts; their images are free, with the watermark. */
function isNeverCharged({ person, order: { prompts }, images, materials }: PreparedOrder): boolean {
  const isStudio = images.every(({ lane }) => lane === 'studio');
  if (person.tier !== 'member' || prompts === null || !isStudio) return false;
  // Enhancement only appends, so it has no effect.
  return readPrompt(prompts, subjectOf(materials.photos.length)).mainUnmet !== null;
}

/** Binds a generation to its form: every field except the index of the image. */
export function hashForm(order: Order, { photos, headPose }: Materials): string {
  const { finish } = order;
  const { retouch, backdrop, clothes, shoulders } = order.finish ?? {};
  const isUsual = retouch === 'light' && backdrop === null && !clothes && !shoulders;
  const bound = {
    tool: order.tool,
    style: order.style?.toLowerCase(),
    gender: order.gender,
    prompts: order.prompts,
    // The usual finish is left out: versions before it sent none.
    ...(finish && !isUsual && { finish }),
    pose: headPose?.kind === 'photo' ? headPose.photo.id : headPose?.key,
    pro: order.removesWatermark,
    count: order.imageCount,
    seed: order.seed,
    photos: photos.map(({ id }) => id).toSorted(),
  };
  return createHash('sha256').update(JSON.stringify(bound)).digest('hex');
}
