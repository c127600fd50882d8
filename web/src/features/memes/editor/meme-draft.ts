import type { MemeColour } from '@likeness/contracts/http/memes';
import { clampPlace, type Place, standardPlaces } from '../lettering/lay-out-text.js';
import * as text from '../messages.js';
import type { TextPair } from '../samples/sample-pairs.js';

export const SIDE_NAMES: Record<Side, string> = { top: text.topText, bottom: text.bottomText };

export const SIDES = ['top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

type DraftText = {
  readonly text: string;
  readonly isOn: boolean;
  readonly place: Place;
  /** A moved text may cover the watermark; a text at its default place avoids it. */
  readonly isMoved: boolean;
};

export type MemeDraft = Readonly<Record<Side, DraftText>> & {
  readonly isAutoSize: boolean;
  readonly size: number | null;
  readonly colour: MemeColour;
};

export type DraftAction =
  | { type: 'wrote'; side: Side; text: string }
  | { type: 'switched'; side: Side; isOn: boolean }
  | { type: 'moved'; side: Side; place: Place }
  | { type: 'filled'; pair: TextPair; aspectRatio: number }
  | { type: 'auto sized'; isAutoSize: boolean }
  | { type: 'sized'; size: number }
  | { type: 'coloured'; colour: MemeColour }
  | { type: 'started over'; aspectRatio: number };

export const MOST_CHARACTERS = 300;
export const STANDARD_COLOUR: MemeColour = '#ffffff';

export function startDraft(aspectRatio: number): MemeDraft {
  const places = standardPlaces(aspectRatio);
  return {
    top: { text: '', isOn: true, place: places.top, isMoved: false },
    bottom: { text: '', isOn: true, place: places.bottom, isMoved: false },
    isAutoSize: true,
    size: null,
    colour: STANDARD_COLOUR,
  };
}

export function reduceDraft(draft: MemeDraft, action: DraftAction): MemeDraft {
  const change = (side: Side, changes: Partial<DraftText>): MemeDraft => ({
    ...draft,
    [side]: { ...draft[side], ...changes },
  });
  switch (action.type) {
    case 'wrote':
      return change(action.side, { text: cutOff(action.text) });
    case 'switched':
      return change(action.side, { isOn: action.isOn });
    case 'moved':
      return change(action.side, { place: clampPlace(action.place), isMoved: true });
    case 'filled': {
      const { top, bottom } = startDraft(action.aspectRatio);
      return {
        ...draft,
        top: { ...top, text: action.pair.topText },
        bottom: { ...bottom, text: action.pair.bottomText },
      };
    }
    case 'auto sized':
      return { ...draft, isAutoSize: action.isAutoSize };
    case 'sized':
      return { ...draft, size: action.size };
    case 'coloured':
      return { ...draft, colour: action.colour };
    case 'started over':
      return startDraft(action.aspectRatio);
  }
}

export function emptySides(draft: MemeDraft): Side[] {
  return SIDES.filter((side) => draft[side].isOn && draft[side].text.trim() === '');
}

export function writtenSides(draft: MemeDraft): Side[] {
  return SIDES.filter((side) => draft[side].isOn && draft[side].text.trim() !== '');
}

/** Doesn't split a surrogate pair. */
function cutOff(text: string): string {
  return text.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
}
