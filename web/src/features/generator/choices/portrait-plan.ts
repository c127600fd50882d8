import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import { finishOf } from './finish-of.js';
import type { PoseChoice } from '../../pickers/pose-choice.js';
import type { RunPlan } from '../../runs/run/run-state.js';
import type { FormState } from './form-state.js';

type Complete = FormState & { style: string; gender: NonNullable<FormState['gender']> };

function poseFields(pose: PoseChoice | null): Record<string, string> {
  if (!pose) return {};
  return pose.kind === 'gallery'
    ? { head_pose_gallery_id: pose.id }
    : { head_pose_default_key: pose.key };
}

/** Only what the style can use: another style's choices wait in the form. */
function finishFields({ style, retouch, backdrop }: Complete): Record<string, string> {
  const { hasRetouch, hasBackdrop } = finishOf(style);
  return {
    ...(hasRetouch && retouch !== 'light' ? { retouch } : {}),
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
