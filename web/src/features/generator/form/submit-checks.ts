import type { RunPlan } from '../run/run-state.js';
import { invalidPhotos, usablePhotos, type PhotosState } from '../photos/photos-state.js';
import type { FormState } from './form-state.js';

/** The parts of the form a message can belong to, in the order they are checked. */
export type FormPart = 'style' | 'gender' | 'photos' | 'count' | 'submit';

export type FormFault = { part: FormPart; message: string };

export const INVALID_PHOTOS =
  'One or more reference files are invalid. Please remove invalid files before proceeding.';

/** The first thing that keeps the form from being sent, or the plan to send. */
export function checkSubmit(
  { style, gender, imageCount }: FormState,
  photos: PhotosState,
): { fault: FormFault } | { plan: RunPlan } {
  const fault = (part: FormPart, message: string) => ({ fault: { part, message } });
  if (style === null) return fault('style', 'Please select a style to continue.');
  if (gender === null) {
    return fault('gender', 'Please select a gender to ensure the best results.');
  }
  if (invalidPhotos(photos).length > 0) return fault('photos', INVALID_PHOTOS);
  if (usablePhotos(photos).length === 0) {
    return fault('photos', 'Please upload at least one valid photo to create your portrait.');
  }
  if (imageCount < 1) return fault('count', 'Please select at least 1 image to generate.');
  return { plan: { style, gender, imageCount } };
}
