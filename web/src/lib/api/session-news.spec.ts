import { hearOtherTabs, tellOtherTabs, tellThisTab } from './session-news.js';

const page = { window: new EventTarget(), document: new EventTarget(), localStorage: {} };
const kept = new Map<string, string>();

function stored(key: string) {
  page.window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

async function tellAll(): Promise<void> {
  let leave = () => {};
  const isHeard = new Promise<void>((resolve) => (leave = hearOtherTabs(resolve)));
  tellOtherTabs();
  await isHeard;
  leave();
  // Messages of the current turn arrive before `setImmediate` callbacks.
  await new Promise(setImmediate);
}

beforeEach(() => {
  Object.assign(page.document, { visibilityState: 'hidden' });
  const localStorage = { setItem: kept.set.bind(kept) };
  for (const [name, part] of Object.entries({ ...page, localStorage })) vi.stubGlobal(name, part);
});

describe('news of the session', () => {
  it('reach a tab in the background, until it stops listening', async () => {
    const listener = vi.fn();
    const stop = hearOtherTabs(listener);
    await tellAll();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await tellAll();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('arrive through storage too, with a new value each time', () => {
    tellOtherTabs();
    const first = kept.get('likeness.session');
    tellOtherTabs();
    expect(kept.get('likeness.session')).not.toBe(first);
    const listener = vi.fn();
    const stop = hearOtherTabs(listener);
    stored('theme');
    expect(listener).not.toHaveBeenCalled();
    stored('likeness.session');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('are checked when the page returns, and after a refused call', () => {
    const listener = vi.fn();
    const stop = hearOtherTabs(listener);
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).not.toHaveBeenCalled();
    Object.assign(page.document, { visibilityState: 'visible' });
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.window.dispatchEvent(new Event('pageshow'));
    tellThisTab();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
  });
});
