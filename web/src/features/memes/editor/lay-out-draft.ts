import {
  type LaidOutText,
  layOutText,
  type Measure,
  type Stage,
} from '../lettering/lay-out-text.js';
import { type MemeDraft, type Side, writtenSides } from './meme-draft.js';

export type LaidOutDraft = Readonly<Partial<Record<Side, LaidOutText>>>;

/** Where the texts of a draft stand on a stage. */
export function layOutDraft(draft: MemeDraft, stage: Stage, measure: Measure): LaidOutDraft {
  const size = draft.isAutoSize ? 'auto' : sizeOn(stage, draft);
  return Object.fromEntries(
    writtenSides(draft).map((side) => [side, layOutText({ ...draft[side], size }, stage, measure)]),
  );
}

/** The chosen size as far as this stage has it. */
export function sizeOn(
  { sizes: { smallest, standard, largest } }: Stage,
  { size }: Pick<MemeDraft, 'size'>,
): number {
  return Math.min(largest, Math.max(smallest, size ?? standard));
}
