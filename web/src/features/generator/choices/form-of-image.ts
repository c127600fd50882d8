import { PROMPT_ONLY_STYLE, RANDOM_STYLE } from '@likeness/contracts/generation/style-value';
import type { Image } from '@likeness/contracts/http/images';
import type { Recipe } from '@likeness/contracts/http/recipe';
import { resolveUrl, uploadPreviewUrl } from '../../../lib/api/image-url.js';
import { poseLabel, type PoseChoice } from '../../pickers/pose-choice.js';
import type { FormState } from './form-state.js';
import type { StyleOption } from './style-options.js';
import * as text from '../messages.js';

function styleValueOf({ style, positive_prompt }: Recipe, options: readonly StyleOption[]): string {
  if (!style) return positive_prompt ? PROMPT_ONLY_STYLE : RANDOM_STYLE;
  return options.find(({ id, value }) => id === style || value === style)?.value ?? style;
}

function poseOfId(id: string): PoseChoice {
  return { kind: 'gallery', id, label: text.headPose, previewUrl: uploadPreviewUrl(id) };
}

function poseOfKey(key: string): PoseChoice {
  const previewUrl = resolveUrl(`images/default-headposes/default_${key}.webp`);
  return { kind: 'default', key, label: poseLabel(key), previewUrl };
}

function poseOf({ head_pose: pose }: Recipe): PoseChoice | null {
  if (!pose) return null;
  return pose.kind === 'photo' ? poseOfId(pose.photo_id) : poseOfKey(pose.key);
}

export function formOfImage(
  image: Image,
  options: readonly StyleOption[],
): Omit<FormState, 'imageCount' | 'removesWatermark' | 'seed'> {
  const recipe: Recipe = image.creation_method_config ?? {};
  return {
    style: styleValueOf(recipe, options),
    gender: recipe.gender ?? null,
    retouch: recipe.retouch ?? 'light',
    backdrop: recipe.backdrop ?? null,
    clothes: recipe.clothes ?? null,
    continuesShoulders: recipe.shoulders === 'continued',
    pose: poseOf(recipe),
    positivePrompt: recipe.positive_prompt ?? '',
    negativePrompt: recipe.negative_prompt ?? '',
    enhancesPositive: Boolean(recipe.enhanced_positive_prompt),
    enhancesNegative: Boolean(recipe.enhanced_negative_prompt),
  };
}
