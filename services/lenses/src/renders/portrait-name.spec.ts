import { portraitName } from './portrait-name.js';

it.each([
  ['oil-painting', undefined, 'likeness-oil-painting-3.jpg'],
  ['oil-painting', 'as a knight', 'likeness-oil-painting-3.jpg'],
  [null, 'As a Knight, in “shining” armour!', 'likeness-as-a-knight-in-shining-armour-3.jpg'],
  [null, 'Ein großes Gemälde für Zoë', 'likeness-ein-grosses-gemalde-fur-zoe-3.jpg'],
  [null, '../../etc/passwd', 'likeness-etc-passwd-3.jpg'],
  [
    null,
    'a castle in the clouds at the end of the world',
    'likeness-a-castle-in-the-clouds-at-the-end-of-the-3.jpg',
  ],
  [null, 'x'.repeat(60), `likeness-${'x'.repeat(40)}-3.jpg`],
  [null, '肖像画', 'likeness-prompt-3.jpg'],
  [null, undefined, 'likeness-prompt-3.jpg'],
])('style %j with prompt %j is %s', (style, prompt, name) => {
  expect(portraitName({ style, prompt, index: 2 }, '.jpg')).toBe(name);
});
