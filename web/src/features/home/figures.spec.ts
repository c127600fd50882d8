import { figures } from './figures.js';

it('shows no figure that only an operator can prove', () => {
  expect(figures.map(({ figure }) => figure)).toEqual(['3', '10', '15', '1024']);
});
