import { type DraftAction, reduceDraft, startDraft, writtenSides } from './meme-draft.js';

const after = (...actions: DraftAction[]) => actions.reduce(reduceDraft, startDraft(1));

it('starts white, with two empty, automatically sized texts', () => {
  expect(startDraft(1)).toMatchObject({
    top: { text: '', isOn: true, place: { x: 50, y: 10 } },
    bottom: { text: '', isOn: true, place: { x: 50, y: 85 } },
    isAutoSize: true,
    colour: '#ffffff',
  });
});

it('a disabled text is hidden and returns when enabled', () => {
  const off = after(
    { type: 'wrote', side: 'top', text: 'hello' },
    { type: 'switched', side: 'top', isOn: false },
  );
  expect(writtenSides(off)).toEqual([]);
  expect(writtenSides(reduceDraft(off, { type: 'switched', side: 'top', isOn: true }))).toEqual([
    'top',
  ]);
});

it('truncates at 300 characters without splitting one', () => {
  const { text } = after({ type: 'wrote', side: 'top', text: `${'a'.repeat(299)}😀` }).top;
  expect(text).toBe('a'.repeat(299));
});

it('keeps a moved text on the picture', () => {
  const moved = after({ type: 'moved', side: 'bottom', place: { x: 50, y: 300 } });
  expect(moved.bottom.place).toEqual({ x: 50, y: 95 });
});

it('a random meme fills both texts and switches them on at their default places', () => {
  const filled = after(
    { type: 'moved', side: 'top', place: { x: 30, y: 40 } },
    { type: 'switched', side: 'bottom', isOn: false },
    { type: 'filled', pair: { topText: 'a', bottomText: 'b' }, aspectRatio: 1 },
  );
  expect(filled.top).toEqual({ ...startDraft(1).top, text: 'a' });
  expect(writtenSides(filled)).toEqual(['top', 'bottom']);
});

it('starting over resets everything', () => {
  const again = after(
    { type: 'wrote', side: 'top', text: 'hello' },
    { type: 'coloured', colour: '#ff0000' },
    { type: 'sized', size: 40 },
    { type: 'started over', aspectRatio: 1 },
  );
  expect(again).toEqual(startDraft(1));
});
