import { optionsOf } from './sidebar.js';

it('offers styles in the order of their translated names', () => {
  const german: Record<string, string> = { Charcoal: 'Kohle', Pencil: 'Bleistift' };
  const styles = Object.keys(german).map((name) => ({ name, n: 1 }));
  const labels = optionsOf(styles, (name) => german[name] ?? name).map(({ label }) => label);
  expect(labels).toEqual(['Bleistift (1)', 'Kohle (1)']);
});
