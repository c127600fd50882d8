import type { PageFormat } from '../../../lib/page-format.js';
import * as text from '../results/messages/en.js';

const FACTS = [
  text.factContactSheet,
  text.factFirstPortraits,
  text.factRembrandt,
  text.factLens,
  text.factCatchlight,
  text.factMeasure,
  text.factGoldenHour,
  text.factPaper,
];
const MEME_FACTS = [text.factMemeOrigin, text.factMemeLetters];

/** Facts to read while waiting. Facts about memes appear only in the meme format. */
export function factsFor(format: PageFormat): readonly string[] {
  return format === 'meme' ? [...FACTS, ...MEME_FACTS] : FACTS;
}
