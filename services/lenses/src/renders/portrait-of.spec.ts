import { portraitName } from './portrait-of.js';

it.each([
  ['oil-painting', 'likeness-oil-painting-3.jpg'],
  ['As a Knight, in “shining” armour!', 'likeness-as-a-knight-in-shining-armour-3.jpg'],
  ['Ein großes Gemälde für Zoë', 'likeness-ein-grosses-gemalde-fur-zoe-3.jpg'],
  ['../../etc/passwd', 'likeness-etc-passwd-3.jpg'],
  [
    'a castle in the clouds at the end of the world',
    'likeness-a-castle-in-the-clouds-at-the-end-of-the-3.jpg',
  ],
  ['x'.repeat(60), `likeness-${'x'.repeat(40)}-3.jpg`],
  ['肖像画', 'likeness-prompt-3.jpg'],
  ['', 'likeness-prompt-3.jpg'],
])('%j is %s', (words, name) => {
  expect(portraitName(words, 2, '.jpg')).toBe(name);
});
