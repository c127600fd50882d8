// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { createStore } from '../../../lib/store/store.js';
import { renderPage } from '../../../testing/render-page.js';
import { createRunOutlook } from '../../runs/run/outlook.js';
import type { RunController } from '../../runs/run/run-controller.js';
import { noRun, type Run } from '../../runs/run/run-state.js';
import { makeRun } from '../../runs/run/run.fixtures.js';
import { emptySlot, type Slot } from '../../runs/run/slot.js';
import { RunPanel } from './run-panel.js';

const rendering: Slot = { ...emptySlot(0), state: 'rendering', stage: 'style', percent: 40 };

/** Names of the elements from the panel down to the stages, without what is written in them. */
function shapeWith(slots: Slot[]): string[] {
  const run: Run = makeRun(slots);
  const state = { ...noRun, phase: 'running' as const, run };
  const outlook = createRunOutlook(createStore((all: typeof state) => all, state));
  const controller = { outlook, cancel: vi.fn() } as unknown as RunController;
  renderPage(<RunPanel {...{ state, run, controller }} styleName="Oil" isRepeated />);
  const panel = screen.getAllByRole('region').at(-1);
  return Array.from(panel?.children ?? [], ({ tagName, firstElementChild }) =>
    [tagName, firstElementChild?.tagName].join(' '),
  );
}

it('has the same parts before, during and between previews', () => {
  const waiting = shapeWith([emptySlot(0)]);
  expect(screen.getByText('Preview')).toBeTruthy();
  expect(shapeWith([{ ...rendering, preview: 'data:x' }])).toEqual(waiting);
  expect(shapeWith([rendering])).toEqual(waiting);
});
