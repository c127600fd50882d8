// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server.js';
import { renderPage } from '../../testing/render-page.js';
import { PacksSection } from './packs-section.js';
import { pricesQuery } from './price-query.js';
import { priceOf } from './prices.fixtures.js';
import type { Checkout } from './use-checkout.js';

const PRICES = 'GET /api/payments/prices';
const prices = [priceOf('large', 1299, 160), priceOf('small', 299, 25)];
const idle: Checkout = {
  opening: null,
  failure: null,
  subscribe: () => undefined,
  buy: () => undefined,
};

function Packs({ checkout }: { checkout: Checkout }) {
  const query = useQuery({ ...pricesQuery, retry: false });
  return <PacksSection prices={query} checkout={checkout} onBuy={() => {}} />;
}

const open = (checkout: Partial<Checkout> = {}) =>
  renderPage(<Packs checkout={{ ...idle, ...checkout }} />);

describe('PacksSection', () => {
  it('shows at its pack why a payment page did not open', async () => {
    fakeServer({ [PRICES]: { status: 200, body: prices } });
    open({ failure: { priceId: 'small', text: 'Too many payment pages. Try again in an hour.' } });
    await screen.findByText('25 credits');
    const [small, large] = screen.getAllByRole('listitem');
    expect(small?.textContent).toContain('Too many payment pages.');
    expect(large?.textContent).not.toContain('Too many payment pages.');
  });

  it('keeps a pack busy while its payment page opens', async () => {
    fakeServer({ [PRICES]: { status: 200, body: prices } });
    open({ opening: 'small' });
    const button = await screen.findByRole('button', { name: 'Buy 25 credits' });
    expect(button.textContent).toContain('Opening...');
  });

  it('offers a second try when the prices do not load', async () => {
    const server = fakeServer({ [PRICES]: { status: 503, body: { detail: 'busy' } } });
    const user = open();
    expect(await screen.findByText('We couldn’t load the prices.')).toBeTruthy();
    server.answer(PRICES, { status: 200, body: prices });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('25 credits')).toBeTruthy();
    expect(screen.queryByText('We couldn’t load the prices.')).toBeNull();
  });
});
