import { extname } from 'node:path';
import type { KeepPortraitRequest } from '@likeness/contracts/http/internal';
import type { OrderRecord } from '@likeness/contracts/http/recipe';
import type { Generation, Render, Rendered } from '../database/lenses.entities.js';
import { portraitName } from './portrait-name.js';

/** True if the worker dropped the prompt's main wish; such images are free. */
export function hasDroppedMainWish({ record }: Rendered): boolean {
  return typeof record.mainUnmet === 'string';
}

/** The recipe reproduces the image. */
export function portraitOf(
  render: Render,
  generation: Generation,
  rendered: Rendered,
): KeepPortraitRequest {
  const { status: _, record, ...picture } = rendered;
  const words = render.styleId ?? generation.prompts?.positive ?? '';
  return {
    ...picture,
    id: render.id,
    owner: render.owner,
    name: portraitName(words, render.imageIndex, extname(picture.master_key)),
    should_add_watermark: generation.isWatermarked ? 'true' : 'false',
    creation_method_name: generation.tool,
    creation_method_config: { ...record, ...orderOf(render, generation) },
    hidden: generation.creditsEach > 0,
  };
}

function orderOf(render: Render, { prompts, headPose, finish }: Generation): OrderRecord {
  return {
    style: render.styleId,
    gender: render.gender,
    ...finish,
    seed: render.seed,
    generation_id: render.generationId,
    image_index: render.imageIndex,
    photo_ids: render.photos.map((photo) => photo.id),
    head_pose:
      headPose?.kind === 'photo' ? { kind: 'photo', photo_id: headPose.photo.id } : headPose,
    positive_prompt: prompts?.positive ?? null,
    negative_prompt: prompts?.negative ?? null,
    enhanced_positive_prompt: prompts?.enhancedPositive ?? null,
    enhanced_negative_prompt: prompts?.enhancedNegative ?? null,
  };
}
