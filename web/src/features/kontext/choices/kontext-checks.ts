import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import * as text from '../messages/en.js';

type KontextPart = 'photos' | 'positivePrompt';

export type KontextFault = { part: KontextPart; message: string };

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
  if (invalid > 0) return { part: 'photos', message: text.invalidFiles };
  if (usable === 0) return { part: 'photos', message: text.imageRequired };
  if (problem !== null) return { part: 'photos', message: problem };
  const length = prompt.trim().length;
  if (length === 0) return { part: 'positivePrompt', message: text.promptRequired };
  if (length < PROMPT_MIN) return { part: 'positivePrompt', message: text.promptTooShort };
  return refusal === null ? null : { part: 'positivePrompt', message: refusal };
}
