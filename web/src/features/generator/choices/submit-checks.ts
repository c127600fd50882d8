import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import { FOUR_STYLES, PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { FormPart } from '../../tool-page/tool/lead-to.js';
import { PORTRAIT_WORDING } from '../../tool-page/photos/photo-wording.js';
import { invalidPhotos, usablePhotos } from '../../runs/photos/photos-state.js';
import type { RunPlan } from '../../runs/run/run-state.js';
import type { FilledForm, FormFault } from '../../tool-page/tool/page-tool.js';
import type { FormState } from './form-state.js';
import { isSynthetic, type StyleOption } from './style-options.js';
import * as tool from '../../tool-page/messages.js';
import * as text from '../messages.js';
import { finishOf } from './finish-of.js';
import type { PoseChoice } from '../../pickers/pose-choice.js';

type Complete = FormState & { style: string; gender: NonNullable<FormState['gender']> };

function poseFields(pose: PoseChoice | null): Record<string, string> {
  if (!pose) return {};
  return pose.kind === 'gallery'
    ? { head_pose_gallery_id: pose.id }
    : { head_pose_default_key: pose.key };
}

/** Only what the style can use: another style's choices wait in the form. */
function finishFields(form: Complete): Record<string, string> {
  const { style, retouch, backdrop, clothes, continuesShoulders } = form;
  const { hasRetouch, hasBackdrop } = finishOf(style);
  return {
    ...(style !== PROMPT_ONLY_STYLE && continuesShoulders ? { shoulders: 'continued' } : {}),
    ...(hasRetouch && retouch !== 'light' ? { retouch } : {}),
    ...(hasRetouch && clothes !== null ? { clothes } : {}),
    ...(hasBackdrop && backdrop !== null ? { backdrop } : {}),
  };
}

function promptFields(form: FormState): Record<string, string> {
  if (form.style !== PROMPT_ONLY_STYLE) return {};
  return {
    positive_prompt: form.positivePrompt.trim(),
    negative_prompt: form.negativePrompt.trim(),
    enhance_positive_prompt: String(form.enhancesPositive),
    enhance_negative_prompt: String(form.enhancesNegative),
  };
}

/** `removesWatermark` is null for guests, who have no such choice. */
export function portraitPlan(form: Complete, removesWatermark: boolean | null): RunPlan {
  return {
    style: form.style,
    imageCount: form.imageCount,
    fields: {
      style: form.style,
      gender: form.gender,
      ...finishFields(form),
      ...promptFields(form),
      ...poseFields(form.pose),
      ...(removesWatermark === null ? {} : { pro_generation: String(removesWatermark) }),
      ...(form.seed === null ? {} : { seed: String(form.seed) }),
    },
  };
}

export function checkSubmit(
  { form, photos, problem, refusal, pose, removesWatermark }: FilledForm<FormState>,
  options: readonly StyleOption[],
): { fault: FormFault } | { plan: RunPlan } {
  const fault = (part: FormPart, message: string) => ({ fault: { part, message } });
  const { style, gender } = form;
  if (style === null || (style === FOUR_STYLES && options.every(isSynthetic))) {
    return fault('style', text.selectStyle);
  }
  if (gender === null) {
    return fault('gender', text.selectGender);
  }
  if (invalidPhotos(photos).length > 0) return fault('photos', PORTRAIT_WORDING.invalid);
  if (problem !== null) return fault('photos', problem);
  if (invalidPhotos(pose).length > 0) return fault('pose', text.invalidPoseFile);
  if (style !== PROMPT_ONLY_STYLE && usablePhotos(photos).length === 0) {
    return fault('photos', text.photoRequired);
  }
  if (style === PROMPT_ONLY_STYLE) {
    const positive = form.positivePrompt.trim().length;
    const negative = form.negativePrompt.trim().length;
    if (positive === 0) return fault('positivePrompt', text.promptRequired);
    if (positive < PROMPT_MIN) return fault('positivePrompt', tool.promptTooShort);
    if (negative > 0 && negative < PROMPT_MIN) {
      return fault('negativePrompt', text.negativePromptTooShort);
    }
    if (refusal !== null) return fault('positivePrompt', refusal);
  }
  if (form.imageCount < 1) return fault('imageCount', tool.noCount);
  return { plan: portraitPlan({ ...form, style, gender }, removesWatermark) };
}
