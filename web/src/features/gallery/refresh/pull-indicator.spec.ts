import { pullStage } from './pull-indicator.js';

it.each([
  [-5, 'idle'],
  [0, 'idle'],
  [20, 'pulling'],
  [60, 'armed'],
  [80, 'armed'],
  [81, 'ready'],
])('takes a pull of %i px for %s', (distance, stage) => {
  expect(pullStage(distance)).toBe(stage);
});
