import {
  type LaidOutText,
  layOutText,
  type Measure,
  type Stage,
} from '../lettering/lay-out-text.js';
import { standardFloor } from '../lettering/places.js';
import { emptySides, type MemeDraft, type Side, writtenSides } from './meme-draft.js';
import { SIDE_NAMES } from './side-names.js';

export type LaidOutDraft = Readonly<Partial<Record<Side, LaidOutText>>>;

type Setting = {
  readonly stage: Stage;
  readonly measure: Measure;
  readonly hasWatermark: boolean;
};

export function layOutDraft(draft: MemeDraft, setting: Setting): LaidOutDraft {
  return layOut(draft, setting, writtenSides(draft), (side) => draft[side].text);
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

/** The selected size, limited to what this stage allows. */
export function sizeOn(
  { sizes: { smallest, standard, largest } }: Stage,
  { size }: Pick<MemeDraft, 'size'>,
): number {
  return Math.min(largest, Math.max(smallest, size ?? standard));
}
