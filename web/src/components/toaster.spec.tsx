/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './toaster.js';
import { toasts } from './toast-store.js';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('the toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    for (const { id } of toasts.getState()) toasts.dismiss(id);
    render(<Toaster />);
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['success', 5000],
    ['error', 8000],
    ['warning', 6000],
    ['info', 5000],
  ] as const)('shows a %s for %i ms', (tone, duration) => {
    act(() => void toasts.add(tone, 'Saved!'));
    pass(duration - 1);
    expect(titles()).toEqual(['Saved!']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('keeps the time that is left while the pointer is over it', () => {
    act(() => void toasts.add('info', 'One'));
    pass(3000);
    fireEvent.pointerMove(screen.getByRole('region'));
    pass(60_000);
    expect(titles()).toEqual(['One']);
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(1999);
    expect(titles()).toEqual(['One']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('does its action once, focuses it when nothing else has the focus, and goes', () => {
    const onPress = jest.fn();
    act(() => void toasts.add('success', 'Deleted.', { action: { label: 'Undo', onPress } }));
    act(() => void toasts.add('info', 'Two'));
    pass(150);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(titles()).toEqual(['Two']);
  });
});
