import { emptySlot, type Slot } from '../../runs/run/slot.js';
import { missedReasons } from './missed-reasons.js';

const slot = (index: number, state: Slot['state'], detail: string | null = null): Slot => ({
  ...emptySlot(index),
  state,
  detail,
});

describe('missedReasons', () => {
  it('gathers the numbers that share a reason', () => {
    expect(
      missedReasons([
        slot(0, 'done'),
        slot(1, 'refused', 'Not like you.'),
        slot(2, 'failed', 'A fault.'),
        slot(3, 'refused', 'Not like you.'),
        slot(4, 'expired'),
      ]),
    ).toEqual([
      { numbers: [2, 4], detail: 'Not like you.' },
      { numbers: [3], detail: 'A fault.' },
      { numbers: [5], detail: 'No reason was given.' },
    ]);
  });

  it('needs no reason for what was cancelled or is still being made', () => {
    expect(missedReasons([slot(0, 'cancelled'), slot(1, 'queued')])).toEqual([]);
  });
});
