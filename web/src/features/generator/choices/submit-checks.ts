import { FORM_ERRORS } from '@likeness/contracts/errors/form-errors';
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

const INVALID_POSE =
  'The head pose file is invalid. Please remove the invalid pose file before proceeding.';

export function checkSubmit(
  { form, photos, problem, refusal, pose, removesWatermark }: FilledForm<FormState>,
  options: readonly StyleOption[],
): { fault: FormFault } | { plan: RunPlan } {
  const fault = (part: FormPart, message: string) => ({ fault: { part, message } });
  const { style, gender } = form;
  if (style === null || (style === FOUR_STYLES && options.every(isSynthetic))) {
    return fault('style', 'Please select a style to continue.');
  }
  if (gender === null) {
    return fault('gender', 'Please select a gender to ensure the best results.');
  }
  if (invalidPhotos(photos).length > 0) return fault('photos', PORTRAIT_WORDING.invalid);
  if (problem !== null) return fault('photos', problem);
  if (invalidPhotos(pose).length > 0) return fault('pose', INVALID_POSE);
  if (style !== PROMPT_ONLY_STYLE && usablePhotos(photos).length === 0) {
    return fault('photos', FORM_ERRORS.PHOTOS_REQUIRED.message);
  }
  if (style === PROMPT_ONLY_STYLE) {
    const positive = form.positivePrompt.trim().length;
    const negative = form.negativePrompt.trim().length;
    if (positive === 0) return fault('positivePrompt', FORM_ERRORS.PROMPT_REQUIRED.message);
    if (positive < PROMPT_MIN) return fault('positivePrompt', FORM_ERRORS.PROMPT_TOO_SHORT.message);
    if (negative > 0 && negative < PROMPT_MIN) {
      return fault('negativePrompt', FORM_ERRORS.NEGATIVE_PROMPT_TOO_SHORT.message);
    }
    if (refusal !== null) return fault('positivePrompt', refusal);
  }
  if (form.imageCount < 1)
    return fault('imageCount', 'Please select at least 1 image to generate.');
  return { plan: portraitPlan({ ...form, style, gender }, removesWatermark) };
}
