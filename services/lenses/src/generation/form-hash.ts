import { createHash } from 'node:crypto';
import type { Materials, Order } from './order.js';

/** Binds a generation to its form: every field except the index of the image. */
export function hashForm(order: Order, { photos, headPose }: Materials): string {
  const ids = photos.map((photo) => photo.id);
  const bound = {
    tool: order.tool,
    style: order.style?.toLowerCase(),
    gender: order.gender,
    prompts: order.prompts,
    pose: headPose?.kind === 'photo' ? headPose.photo.id : headPose?.key,
    pro: order.removesWatermark,
    count: order.imageCount,
    seed: order.seed,
    photos: ids.sort(),
  };
  return createHash('sha256').update(JSON.stringify(bound)).digest('hex');
}
