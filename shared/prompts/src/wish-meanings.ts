import type { Coded, WishMeaning } from '@likeness/contracts/generation/prompt-answers';
import type { FoundTerm } from './find-terms.js';
import type { Aspect } from './phrases.js';
import { WHITE_WALL } from './describing-words.js';
import type { PromptSubject } from './wishes.js';

const CODES: Readonly<Partial<Record<Aspect, WishMeaning>>> = {
  style: 'style',
  light: 'light',
  tone: 'tone',
  colour: 'color',
  scene: 'scene',
  hour: 'hour',
  framing: 'framing',
};

/** Undefined for terms that only describe the person. */
export function meaningOf(
  { aspect, value }: Pick<FoundTerm, 'aspect' | 'value'>,
  subject: PromptSubject,
): Coded<WishMeaning> | undefined {
  if (subject === 'photo' && (aspect === 'gender' || aspect === 'child')) return undefined;
  if (aspect === 'backdropColour') {
    return value === WHITE_WALL
      ? { code: 'white-backdrop' }
      : { code: 'backdrop-color', values: [value] };
  }
  const code = CODES[aspect];
  return code ? { code, values: [value] } : { code: 'drawn' };
}
