import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import { FOUR_STYLES, PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { FormPart } from '../../tool-page/tool/lead-to.js';
import { PORTRAIT_WORDING } from '../../tool-page/photos/photo-wording.js';
import { invalidPhotos, usablePhotos } from '../../runs/photos/photos-state.js';
import type { RunPlan } from '../../runs/run/run-state.js';
import type { FilledForm, FormFault } from '../../tool-page/tool/page-tool.js';
import type { FormState } from './form-state.js';
import { isSynthetic, type StyleOption } from './style-options.js';
import { portraitPlan } from './portrait-plan.js';
import * as text from '../messages/en.js';

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
    if (positive < PROMPT_MIN) return fault('positivePrompt', text.promptTooShort);
    if (negative > 0 && negative < PROMPT_MIN) {
      return fault('negativePrompt', text.negativePromptTooShort);
    }
    if (refusal !== null) return fault('positivePrompt', refusal);
  }
  if (form.imageCount < 1) return fault('imageCount', text.noCount);
  return { plan: portraitPlan({ ...form, style, gender }, removesWatermark) };
}
