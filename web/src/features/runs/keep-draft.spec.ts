import { createStore } from '../../lib/store/store.js';
import { keepDraft } from './keep-draft.js';

const EMPTY = { prompt: '', imageCount: 4 };

/** One page load of a tab that keeps `tab.text` through reloads. */
function load(tab: { text: string | null }, person: string | null) {
  const who = { person };
  const form = createStore(
    (state: typeof EMPTY, change: Partial<typeof EMPTY>) => ({ ...state, ...change }),
    EMPTY,
  );
  const draft = keepDraft({
    form,
    empty: EMPTY,
    text: { read: () => tab.text, write: (text) => void (tab.text = text) },
    person: () => who.person,
  });
  return { who, form, draft };
}

describe('the draft of a form', () => {
  it('comes back after a reload', () => {
    const tab = { text: null };
    load(tab, 'ada').form.dispatch({ prompt: 'in the rain' });
    const { form, draft } = load(tab, 'ada');
    expect(draft.isTakenUp()).toBe(false);
    draft.takeUp();
    expect(form.getState()).toEqual({ prompt: 'in the rain', imageCount: 4 });
    expect(draft.isTakenUp()).toBe(true);
  });

  it('leaves alone what was written before it was known who is here', () => {
    const tab = { text: null };
    load(tab, 'ada').form.dispatch({ prompt: 'in the rain', imageCount: 2 });
    const { who, form, draft } = load(tab, null);
    form.dispatch({ prompt: 'by the sea' });
    who.person = 'ada';
    draft.takeUp();
    expect(form.getState()).toEqual({ prompt: 'by the sea', imageCount: 2 });
    const again = load(tab, 'ada');
    again.draft.takeUp();
    expect(again.form.getState()).toEqual({ prompt: 'by the sea', imageCount: 2 });
  });

  it('is what was written, where nothing was kept', () => {
    const tab = { text: null };
    const { who, form, draft } = load(tab, null);
    form.dispatch({ prompt: 'by the sea' });
    expect(draft.isTakenUp()).toBe(true);
    who.person = 'ada';
    draft.takeUp();
    expect(form.getState().prompt).toBe('by the sea');
    const again = load(tab, 'ada');
    again.draft.takeUp();
    expect(again.form.getState().prompt).toBe('by the sea');
  });

  it('is gone once the form is empty again', () => {
    const tab = { text: null };
    const { form } = load(tab, 'ada');
    form.dispatch({ prompt: 'in the rain' });
    form.dispatch(EMPTY);
    expect(tab.text).toBeNull();
  });

  it('waits for the person whose session ran out, and for nobody else', () => {
    const tab = { text: null };
    const { who, form, draft } = load(tab, 'ada');
    form.dispatch({ prompt: 'in the rain' });
    who.person = null;
    form.dispatch(EMPTY);
    draft.takeUp();
    expect(form.getState()).toEqual(EMPTY);
    who.person = 'ada';
    draft.takeUp();
    expect(form.getState().prompt).toBe('in the rain');
    const other = load(tab, 'grace');
    other.draft.takeUp();
    expect(other.form.getState()).toEqual(EMPTY);
    expect(tab.text).toBeNull();
  });

  it.each(['', 'null', '{', '{"person":"ada"}', '{"person":"ada","choices":7}'])(
    'is absent where the tab holds %j',
    (text) => {
      const { form, draft } = load({ text }, 'ada');
      draft.takeUp();
      expect(form.getState()).toEqual(EMPTY);
    },
  );

  it('takes up only choices that the form still has', () => {
    const text = JSON.stringify({ person: null, choices: { imageCount: 2, mood: 'blue' } });
    const { form, draft } = load({ text }, null);
    draft.takeUp();
    expect(form.getState()).toEqual({ prompt: '', imageCount: 2 });
  });
});
