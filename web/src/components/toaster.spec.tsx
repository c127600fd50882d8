// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.js';
import { toasts } from './toast-store.js';

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const titles = () => toasts.list().map(({ title }) => title);

describe('a toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    ['success', 5000],
    ['error', 8000],
    ['warning', 6000],
    ['info', 5000],
  ] as const)('stays: a %s toast for %i ms', (tone, ms) => {
    renderPage(null);
    act(() => toasts.add(tone, 'Saved!'));
    pass(ms - 1);
    expect(titles()).toEqual(['Saved!']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('keeps its time below the pointer, and the others go on when it is dismissed there', () => {
    renderPage(null);
    act(() => toasts.add('info', 'One'));
    pass(3000);
    fireEvent.mouseEnter(screen.getByRole('list'));
    act(() => toasts.add('info', 'Two'));
    pass(60_000);
    expect(titles()).toEqual(['One', 'Two']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!);
    pass(1999);
    expect(titles()).toEqual(['One']);
    pass(1);
    expect(titles()).toEqual([]);
  });
});
