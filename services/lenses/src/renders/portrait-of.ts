import { extname } from 'node:path';
import type { KeepPortraitRequest } from '@likeness/contracts/http/internal';
import type { OrderRecord } from '@likeness/contracts/http/recipe';
import type { Generation, Render, Rendered } from '../database/lenses.entities.js';

const LONGEST = 40;

/** Lower-case letters and digits with dashes, cut between words; empty if none are left. */
function slugOf(words: string): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST + 1).lastIndexOf('-');
  return slug.slice(0, cut > 0 ? cut : LONGEST);
}

/** @param words the style, or the prompt of an image without one */
export function portraitName(words: string, index: number, extension: string): string {
  const slug = slugOf(words) || 'prompt';
  return `likeness-${slug}-${index + 1}${extension}`;
}

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
