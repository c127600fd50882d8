import {
  type LaidOutText,
  layOutText,
  type Measure,
  type Stage,
  standardFloor,
} from '../lettering/lay-out-text.js';
import { emptySides, type MemeDraft, type Side, SIDE_NAMES, writtenSides } from './meme-draft.js';

export type LaidOutDraft = Readonly<Partial<Record<Side, LaidOutText>>>;

type Setting = {
  readonly stage: Stage;
  readonly measure: Measure;
  readonly hasWatermark: boolean;
};

export function layOutDraft(draft: MemeDraft, setting: Setting): LaidOutDraft {
  const { top, bottom } = layOut(draft, setting, writtenSides(draft), (side) => draft[side].text);
  if (!top || !bottom) return { ...(top && { top }), ...(bottom && { bottom }) };
  return apart(top, bottom, setting.stage.height);
}

export function layOutPlaceholders(draft: MemeDraft, setting: Setting): LaidOutDraft {
  return layOut(draft, setting, emptySides(draft), (side) => SIDE_NAMES[side]);
}

function layOut(
  draft: MemeDraft,
  { stage, measure, hasWatermark }: Setting,
  sides: readonly Side[],
  textOf: (side: Side) => string,
): LaidOutDraft {
  const size = draft.isAutoSize ? 'auto' : sizeOn(stage, draft);
  const standard = standardFloor(stage.width / stage.height, hasWatermark);
  return Object.fromEntries(
    sides.map((side) => {
      const { place, isMoved } = draft[side];
      const given = { text: textOf(side), place, size, floor: isMoved ? 1 : standard } as const;
      return [side, layOutText(given, stage, measure)];
    }),
  );
}

/** Moves texts that overlap: the lower one down, then the upper one up as far as it must. */
function apart(top: LaidOutText, bottom: LaidOutText, height: number): Required<LaidOutDraft> {
  const middle = ({ top: start, height: tall }: LaidOutText) => start + tall / 2;
  const isTurned = middle(top) > middle(bottom);
  const [upper, lower] = isTurned ? [bottom, top] : [top, bottom];
  const isBeside = upper.left + upper.width <= lower.left || lower.left + lower.width <= upper.left;
  const overlap = upper.top + upper.height - lower.top;
  if (isBeside || overlap <= 0) return { top, bottom };
  const down = Math.min(overlap, Math.max(0, height - lower.top - lower.height));
  const moved = [movedBy(upper, down - overlap), movedBy(lower, down)] as const;
  return isTurned ? { top: moved[1], bottom: moved[0] } : { top: moved[0], bottom: moved[1] };
}

function movedBy(text: LaidOutText, by: number): LaidOutText {
  const lines = text.lines.map((line) => ({ ...line, y: line.y + by }));
  return { ...text, top: text.top + by, lines };
}

/** The selected size, limited to what this stage allows. */
export function sizeOn(
  { sizes: { smallest, standard, largest } }: Stage,
  { size }: Pick<MemeDraft, 'size'>,
): number {
  return Math.min(largest, Math.max(smallest, size ?? standard));
}
