// @vitest-environment happy-dom
import type { Clothes } from '@likeness/contracts/generation/portrait-finish';
import { render, screen } from '@testing-library/react';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import { emptyForm, type FormState } from '../choices/form-state.js';
import { FinishSection } from './finish-section.js';

function colorsOf(possible: readonly Clothes[] | null, clothes: Clothes | null = null) {
  const choices = { ...emptyForm, style: 'Garden', clothes };
  const page = { choices, change: vi.fn(), comparison: { clothes: possible } };
  const { unmount } = render(<FinishSection page={page as unknown as ToolPageState<FormState>} />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  const names = (of: (radio: HTMLInputElement) => boolean) =>
    radios.filter(of).map(({ labels }) => labels?.[0]?.textContent);
  const found = {
    open: names(({ disabled }) => !disabled),
    chosen: names(({ checked }) => checked),
    why: screen.queryByText(/can’t tell all clothes/) !== null,
  };
  unmount();
  return found;
}

it('offers the colors that the clothes in the photo can take', () => {
  const open = ['As in the photo', 'Navy', 'Black', 'White'];
  expect(colorsOf(null, 'white')).toEqual({ open, chosen: ['White'], why: false });
  expect(colorsOf(['navy', 'black'], 'white')).toEqual({
    open: open.slice(0, 3),
    chosen: ['As in the photo'],
    why: true,
  });
  expect(colorsOf([])).toEqual({ open: open.slice(0, 1), chosen: open.slice(0, 1), why: true });
});

it.each([
  ['Garden', true, ['Light retouch', 'Complete the shoulders']],
  ['Pencil', true, ['Complete the shoulders']],
  ['Garden', false, ['Light retouch']],
])('%s, of a photo that cuts shoulders: %s, offers %j', (style, cutsShoulders, offered) => {
  const page = {
    choices: { ...emptyForm, style },
    change: vi.fn(),
    comparison: { clothes: null, cutsShoulders },
  } as unknown as ToolPageState<FormState>;
  const { unmount } = render(<FinishSection page={page} />);
  const switches = screen.getAllByRole<HTMLButtonElement>('switch', { checked: true });
  expect(switches.map(({ labels }) => labels[0]?.textContent)).toEqual(offered);
  unmount();
});
