import { readPrompt } from '@likeness/prompts/read-prompt';
import { unmetInWords } from '@likeness/prompts/answers-in-words';
import { parseHex, type Hex } from '../../imaging/colour.js';
import { CHANNELS, planar } from '../../imaging/planar.js';
import { outcomeOf } from './outcome.js';
import { isShown, measure } from './shown-wishes.js';

const SIDE = 40;
const alpha = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (i < 1000 ? 0 : 1));

function pictureOf(behind: Hex, person: Hex) {
  const picture = planar(SIDE, SIDE);
  const colors = [parseHex(behind), parseHex(person)];
  CHANNELS.forEach((channel, k) => alpha.forEach((a, i) => (picture[channel][i] = colors[a][k])));
  return picture;
}

it.each([
  ['charcoal, white background', '#cdcdcd', '#333333', 'white background'],
  ['red background, black and white', '#505050', '#333333', 'red background'],
  ['watercolour with mountains', '#fbfaf6', '#806040', 'mountains'],
  ['black and white', '#505050', '#806040', 'black and white'],
] as const)(
  'releases the charge for “%s” in a picture without it',
  (positive, behind, person, words) => {
    const reading = readPrompt({ positive, negative: '' }, 'photo');
    const shown = measure(pictureOf(behind, person), alpha);
    const { unmet, mainUnmet } = outcomeOf(reading, (wish) => isShown(wish, shown));
    expect(unmet.map(unmetInWords)).toContain(`${words} (the picture doesn’t show it)`);
    expect(mainUnmet?.words).toBe(positive.startsWith(words) ? words : undefined);
  },
);

it.each([
  ['white background', '#ffffff', '#333333'],
  ['red background, black and white', '#b5302d', '#333333'],
  ['watercolour with mountains', '#7090b0', '#806040'],
] as const)('takes “%s” as shown', (positive, behind, person) => {
  const reading = readPrompt({ positive, negative: '' }, 'photo');
  const shown = measure(pictureOf(behind, person), alpha);
  expect(outcomeOf(reading, (wish) => isShown(wish, shown))).toEqual({
    unmet: [],
    mainUnmet: null,
  });
});
