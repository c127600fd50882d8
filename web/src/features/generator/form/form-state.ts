import { PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import type { Gender } from '@likeness/contracts/http/generation';

export type FormState = { style: string | null; gender: Gender | null; imageCount: number };

export const emptyForm: FormState = {
  style: null,
  gender: null,
  imageCount: PORTRAIT_COUNT.default,
};

export function reduceForm(state: FormState, change: Partial<FormState>): FormState {
  return { ...state, ...change };
}
