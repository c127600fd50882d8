import { createMemoryHistory } from '@tanstack/react-router';
import { coverPage } from './overlay-history.js';

function cover() {
  const history = createMemoryHistory({
    initialEntries: ['/pricing', '/lenszero?style=oil#results'],
  });
  const onBack = vi.fn();
  const uncover = coverPage(history, 'viewer', onBack);
  return { history, onBack, uncover };
}

describe('an overlay', () => {
  it('is closed by Back, which stays on the page', () => {
    const { history, onBack, uncover } = cover();
    expect(history.location.href).toBe('/lenszero?style=oil#results');
    expect(onBack).not.toHaveBeenCalled();
    history.back();
    expect(onBack).toHaveBeenCalledTimes(1);
    uncover();
    expect(history.location.href).toBe('/lenszero?style=oil#results');
    history.back();
    expect(history.location.pathname).toBe('/pricing');
  });

  it('removes its entry when closed in another way', () => {
    const { history, onBack, uncover } = cover();
    uncover();
    expect(onBack).not.toHaveBeenCalled();
    expect(history.location.state.overlay).toBeUndefined();
    history.back();
    expect(history.location.pathname).toBe('/pricing');
  });

  it('keeps a changed page, with Back to its previous state', () => {
    const { history, onBack, uncover } = cover();
    history.replace('/lenszero?style=neon#results', history.location.state);
    uncover();
    expect(onBack).not.toHaveBeenCalled();
    expect(history.location.href).toBe('/lenszero?style=neon#results');
    expect(history.location.state.overlay).toBeUndefined();
    history.back();
    expect(history.location.href).toBe('/lenszero?style=oil#results');
  });

  it('ends with its page, without touching the next one', () => {
    const { history, onBack, uncover } = cover();
    history.push('/login');
    expect(onBack).toHaveBeenCalledTimes(1);
    uncover();
    expect(history.location.pathname).toBe('/login');
  });

  it('stays below a nested overlay, and closes on a second Back', () => {
    const { history, onBack } = cover();
    const onSecondBack = vi.fn();
    const uncoverSecond = coverPage(history, 'meme', onSecondBack);
    expect(onBack).not.toHaveBeenCalled();
    history.back();
    uncoverSecond();
    expect(onSecondBack).toHaveBeenCalledTimes(1);
    expect(onBack).not.toHaveBeenCalled();
    history.back();
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(history.location.pathname).toBe('/lenszero');
  });
});
