import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';

type KontextPart = 'photos' | 'positivePrompt';

export type KontextFault = { part: KontextPart; message: string };

export const INVALID_FILES =
  'One or more files are invalid. Please remove invalid files before proceeding.';

type Checked = {
  usable: number;
  invalid: number;
  problem: string | null;
  prompt: string;
  refusal: string | null;
};

export function checkKontext({
  usable,
  invalid,
  problem,
  prompt,
  refusal,
}: Checked): KontextFault | null {
  if (invalid > 0) return { part: 'photos', message: INVALID_FILES };
  if (usable === 0) {
    return { part: 'photos', message: 'Please upload at least one valid reference image.' };
  }
  if (problem !== null) return { part: 'photos', message: problem };
  const length = prompt.trim().length;
  if (length === 0) {
    return { part: 'positivePrompt', message: 'Please enter a prompt to describe your vision.' };
  }
  if (length < PROMPT_MIN) {
    return {
      part: 'positivePrompt',
      message: 'Please provide a more detailed description (at least 5 characters).',
    };
  }
  return refusal === null ? null : { part: 'positivePrompt', message: refusal };
}
