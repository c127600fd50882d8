import { PROMPT_ONLY_STYLE, RANDOM_STYLE } from '@likeness/contracts/generation/style-value';
import type { Image } from '@likeness/contracts/http/images';
import { defaultPoseUrl, uploadPreviewUrl } from '../../../lib/api/image-url.js';
import { poseLabel, type PoseChoice } from '../../pickers/pose-choice.js';
import type { StyleOption } from '../styles/style-options.js';
import type { FormState } from './form-state.js';

function entryOf(image: Image, key: string): unknown {
  return image.creation_method_config?.[key];
}

function textOf(image: Image, key: string): string {
  const value = entryOf(image, key);
  return typeof value === 'string' ? value : '';
}

function styleValueOf(image: Image, options: readonly StyleOption[]): string {
  const style = textOf(image, 'style');
  if (style === '') return textOf(image, 'positive_prompt') ? PROMPT_ONLY_STYLE : RANDOM_STYLE;
  return options.find(({ id, value }) => id === style || value === style)?.value ?? style;
}

export function poseOfId(id: string): PoseChoice {
  return { kind: 'gallery', id, label: 'Head pose', previewUrl: uploadPreviewUrl(id) };
}

export function poseOfKey(key: string): PoseChoice {
  const previewUrl = defaultPoseUrl(`images/default-headposes/default_${key}.webp`);
  return { kind: 'default', key, label: poseLabel(key), previewUrl };
}

function poseOf(image: Image): PoseChoice | null {
  const pose = entryOf(image, 'head_pose');
  if (typeof pose !== 'object' || pose === null) return null;
  if ('photo_id' in pose && typeof pose.photo_id === 'string') return poseOfId(pose.photo_id);
  if ('key' in pose && typeof pose.key === 'string') return poseOfKey(pose.key);
  return null;
}

/** The choices that an image was made with, read from its recipe; photos and seed are not among them. */
export function formOfImage(
  image: Image,
  options: readonly StyleOption[],
): Omit<FormState, 'imageCount' | 'removesWatermark' | 'seed'> {
  const gender = entryOf(image, 'gender');
  return {
    style: styleValueOf(image, options),
    gender: gender === 'woman' || gender === 'man' ? gender : null,
    pose: poseOf(image),
    positivePrompt: textOf(image, 'positive_prompt'),
    negativePrompt: textOf(image, 'negative_prompt'),
    enhancesPositive: textOf(image, 'enhanced_positive_prompt') !== '',
    enhancesNegative: textOf(image, 'enhanced_negative_prompt') !== '',
  };
}
