import { hearOtherTabs, tellOtherTabs, tellThisTab } from './session-news.js';

const page = { window: new EventTarget(), document: new EventTarget() };

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
  for (const [name, part] of Object.entries(page)) vi.stubGlobal(name, part);
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
