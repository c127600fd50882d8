import { type Stage, textSizesAt } from '../lettering/lay-out-text.js';
import { layOutDraft, layOutPlaceholders } from './lay-out-draft.js';
import { type DraftAction, reduceDraft, startDraft } from './meme-draft.js';

const half = (text: string) => text.length / 2;

function stageOf(width: number, ratio: number, windowWidth: number): Stage {
  return { width, height: width / ratio, sizes: textSizesAt(windowWidth) };
}

/** Same watermark as the worker's: 30 % of the width at 170 × 44, 3 % from the edges. */
const watermarkTop = ({ width, height }: Stage) => height - width * (0.03 + (0.3 * 44) / 170);

const draftOf = (stage: Stage, ...actions: DraftAction[]) =>
  actions.reduce(reduceDraft, startDraft(stage.width / stage.height));
const wrote = (text: string): DraftAction => ({ type: 'wrote', side: 'bottom', text });

describe.each([
  ['a phone', 300, 360],
  ['a desktop', 760, 1440],
])('on %s', (_, width, windowWidth) => {
  it.each([0.5625, 0.8, 1, 1.5, 16 / 9])(
    'the standard bottom text of a picture of ratio %f ends above the watermark',
    (ratio) => {
      const stage = stageOf(width, ratio, windowWidth);
      for (const text of ['short', 'a text of several words '.repeat(6), 'long '.repeat(400)]) {
        const setting = { stage, measure: half, hasWatermark: true };
        const { bottom } = layOutDraft(draftOf(stage, wrote(text)), setting);
        expect(bottom!.top + bottom!.height).toBeLessThan(watermarkTop(stage));
        expect(bottom!.top).toBeGreaterThan(0.3 * stage.height);
      }
      const setting = { stage, measure: half, hasWatermark: true };
      const { bottom } = layOutPlaceholders(draftOf(stage), setting);
      expect(bottom!.top + bottom!.height).toBeLessThan(watermarkTop(stage));
    },
  );

  it('a text goes lower without a watermark, and where a person moves it', () => {
    const stage = stageOf(width, 1, windowWidth);
    const text = wrote('a text of several words '.repeat(6));
    const moved: DraftAction = { type: 'moved', side: 'bottom', place: { x: 50, y: 95 } };
    const lowest = (hasWatermark: boolean, ...actions: DraftAction[]) => {
      const setting = { stage, measure: half, hasWatermark };
      const { bottom } = layOutDraft(draftOf(stage, text, ...actions), setting);
      return bottom!.top + bottom!.height;
    };
    expect(lowest(false)).toBeGreaterThan(watermarkTop(stage));
    expect(lowest(true, moved)).toBeGreaterThan(watermarkTop(stage));
  });
});

it.each([
  ['at one place', 50],
  ['at the lower edge', 95],
  ['at the upper edge', 5],
  ['with the bottom text above', 20],
])('two texts %s do not overlap', (_, y) => {
  const stage = stageOf(760, 1, 1440);
  const long = 'a text of several words '.repeat(12);
  const { top, bottom } = layOutDraft(
    draftOf(
      stage,
      wrote(long),
      { type: 'wrote', side: 'top', text: long },
      { type: 'moved', side: 'top', place: { x: 50, y: y === 20 ? 25 : y } },
      { type: 'moved', side: 'bottom', place: { x: 50, y } },
    ),
    { stage, measure: half, hasWatermark: false },
  );
  const [upper, lower] = [top!, bottom!].toSorted((one, other) => one.top - other.top);
  expect(upper!.top + upper!.height).toBeLessThanOrEqual(lower!.top + 0.001);
  expect(upper!.top).toBeGreaterThanOrEqual(0);
  expect(lower!.top + lower!.height).toBeLessThanOrEqual(stage.height);
});

it('only empty texts that are on have placeholders, which are no part of the meme', () => {
  const stage = stageOf(760, 1, 1440);
  const setting = { stage, measure: half, hasWatermark: false };
  const draft = draftOf(stage, wrote('hello'));
  expect(Object.keys(layOutPlaceholders(draft, setting))).toEqual(['top']);
  expect(Object.keys(layOutDraft(draft, setting))).toEqual(['bottom']);
  const off: DraftAction = { type: 'switched', side: 'top', isOn: false };
  expect(layOutPlaceholders(reduceDraft(draft, off), setting)).toEqual({});
});
