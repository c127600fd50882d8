// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.js';
import { BeginNow, useBeginNow } from './begin-now.js';

const pack = { id: 'small', metadata: { amount: 25 } } as never;

function Shop({ isAsked, buy }: { isAsked: boolean; buy: () => void }) {
  const begin = useBeginNow(isAsked);
  const idle = { opening: null, failure: null, subscribe: buy, buy };
  return (
    <>
      <BeginNow {...begin.box} />
      <button onClick={() => begin.guarded(idle).buy(pack)}>Buy</button>
    </>
  );
}

it('asks members to agree before they pay, and shows the full instruction', async () => {
  const buy = vi.fn();
  const user = renderPage(<Shop isAsked buy={buy} />);
  const press = () => user.click(screen.getByRole('button', { name: 'Buy' }));
  await press();
  expect(buy).not.toHaveBeenCalled();
  const box = screen.getByRole('checkbox');
  expect(document.activeElement).toBe(box);
  screen.getByText('Please tick this box to continue to payment.');
  await user.click(screen.getByText('Read the full withdrawal instruction'));
  await screen.findByText('Model withdrawal form');
  await user.click(box);
  await press();
  expect(buy).toHaveBeenCalledOnce();
});

it('lets visitors log in first', async () => {
  const buy = vi.fn();
  const user = renderPage(<Shop isAsked={false} buy={buy} />);
  await user.click(screen.getByRole('button', { name: 'Buy' }));
  expect(buy).toHaveBeenCalledOnce();
});
