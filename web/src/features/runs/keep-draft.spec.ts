import { createStore } from '../../lib/store/store.js';
import { keepDraft } from './keep-draft.js';
import type { KeptUpload } from './photos/photo-box.js';
import { newPhoto, noPhotos, reducePhotos } from './photos/photos-state.js';

const EMPTY = { prompt: '', imageCount: 4 };

const stored = (uploads: readonly KeptUpload[]) =>
  uploads.map(({ id, ...known }) => newPhoto({ key: id, name: id, uploadId: id, ...known }));

/** One page load of a tab that keeps `tab.text` through reloads. */
function load(tab: { text: string | null }, person: string | null) {
  const who = { person };
  const form = createStore(
    (state: typeof EMPTY, change: Partial<typeof EMPTY>) => ({ ...state, ...change }),
    EMPTY,
  );
  const photos = createStore(reducePhotos, noPhotos);
  const recall = (uploads: readonly KeptUpload[]) =>
    photos.dispatch({ type: 'added', photos: stored(uploads), summary: [] });
  const takeUp = keepDraft({
    form,
    empty: EMPTY,
    boxes: [{ ...photos, recall }],
    text: { read: () => tab.text, write: (text) => void (tab.text = text) },
    person: () => who.person,
  });
  return { who, form, photos, recall, takeUp };
}

describe('the draft of a form', () => {
  it('comes back after a reload', () => {
    const tab = { text: null };
    load(tab, 'ada').form.dispatch({ prompt: 'in the rain' });
    const { form, takeUp } = load(tab, 'ada');
    takeUp();
    expect(form.getState()).toEqual({ prompt: 'in the rain', imageCount: 4 });
  });

  it('includes the uploaded photos, with what was found out about them', () => {
    const tab = { text: null };
    const checked = { id: 'u2', hash: 'abc', advice: 'soft', isTurned: true } as const;
    load(tab, 'ada').recall([{ id: 'u1' }, checked]);
    const { photos, takeUp } = load(tab, 'ada');
    takeUp();
    const { photos: back } = photos.getState();
    expect(back.map(({ uploadId }) => uploadId)).toEqual(['u1', 'u2']);
    expect(back[1]).toMatchObject({ hash: 'abc', advice: 'soft', isTurned: true });
    photos.dispatch({ type: 'removed', keys: ['u1', 'u2'] });
    expect(tab.text).toBeNull();
  });

  it('leaves alone what was written before it was known who is here', () => {
    const tab = { text: null };
    load(tab, 'ada').form.dispatch({ prompt: 'in the rain', imageCount: 2 });
    const { who, form, takeUp } = load(tab, null);
    form.dispatch({ prompt: 'by the sea' });
    who.person = 'ada';
    takeUp();
    expect(form.getState()).toEqual({ prompt: 'by the sea', imageCount: 2 });
    const again = load(tab, 'ada');
    again.takeUp();
    expect(again.form.getState()).toEqual({ prompt: 'by the sea', imageCount: 2 });
  });

  it('is what was written, where nothing was kept', () => {
    const tab = { text: null };
    const { who, form, takeUp } = load(tab, null);
    form.dispatch({ prompt: 'by the sea' });
    who.person = 'ada';
    takeUp();
    expect(form.getState().prompt).toBe('by the sea');
    const again = load(tab, 'ada');
    again.takeUp();
    expect(again.form.getState().prompt).toBe('by the sea');
  });

  it('is gone once the form is empty again', () => {
    const tab = { text: null };
    const { form } = load(tab, 'ada');
    form.dispatch({ prompt: 'in the rain' });
    form.dispatch(EMPTY);
    expect(tab.text).toBeNull();
  });

  it('waits for the user whose session expired only', () => {
    const tab = { text: null };
    const { who, form, photos, recall, takeUp } = load(tab, 'ada');
    takeUp();
    form.dispatch({ prompt: 'in the rain' });
    recall([{ id: 'u1' }]);
    who.person = null;
    photos.dispatch({ type: 'removed', keys: ['u1'] });
    form.dispatch(EMPTY);
    takeUp();
    expect(form.getState()).toEqual(EMPTY);
    who.person = 'ada';
    takeUp();
    expect(form.getState().prompt).toBe('in the rain');
    expect(photos.getState().photos).toHaveLength(1);
    const other = load(tab, 'grace');
    other.takeUp();
    expect(other.form.getState()).toEqual(EMPTY);
    expect(tab.text).toBeNull();
  });

  it.each(['', 'null', '{', '{"person":"ada"}', '{"person":"ada","choices":7,"photos":[7]}'])(
    'is absent where the tab holds %j',
    (text) => {
      const { form, takeUp } = load({ text }, 'ada');
      takeUp();
      expect(form.getState()).toEqual(EMPTY);
    },
  );

  it('takes up only choices that the form still has', () => {
    const text = JSON.stringify({ person: null, choices: { imageCount: 2, mood: 'blue' } });
    const { form, takeUp } = load({ text }, null);
    takeUp();
    expect(form.getState()).toEqual({ prompt: '', imageCount: 2 });
  });
});
