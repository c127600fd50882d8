import { PROMPT_MAX } from '@likeness/contracts/generation/prompt-limits';
import { processorMs } from '@likeness/contracts/testing/processor-time';
import { enhancePrompt } from './enhancement/enhance-prompt.js';
import { readPrompt } from './read-prompt.js';
import { refusalWords } from './screening/refusal-words.js';
import { screenPrompt } from './screening/screen-prompt.js';

/** Repeated to any length. */
const HOSTILE = [
  ...[
    'a b c d e f g h i j k l m ',
    'n ',
    'l’',
    '/a',
    '1 1 ',
    'd e ',
    'n*de ',
    'p*********n ',
    '1!|*+ ',
  ],
  ...[
    'no ',
    'no gore ',
    'gore, ',
    'and ',
    'the ',
    'ohne ',
    'not without ',
    'take off her ',
    'remove ',
  ],
  ...['n u d e ', 'na ke ', 'nude', 'nudewoman', 'an', 'ab', 'aabb', 'x', ',', ' ', '!', '1     '],
  ...['aged 1 ', '12 years ', 'kid ', 'donald ', 'smiling ', 'blorf ', 'with long brown hair '],
  ...[
    'black and white ',
    'red dress and ',
    'hintergrund grün ',
    'image 1 ',
    'de ',
    '&#110;',
    '%6e',
    'é',
  ],
];
const ORDINARY = 'a portrait of a woman in a garden at sunset, ';
/** Times what an ordinary prompt of that length costs, or 4 ms. */
const MOST = 5;

/** What the calls of lenses do with a prompt. */
const WORK: Readonly<Record<string, (text: string) => void>> = {
  read: (text) => {
    const prompt = { positive: text, negative: text.slice(0, PROMPT_MAX.lenszero) };
    screenPrompt(prompt, 'model');
    refusalWords('sexual', text);
    readPrompt(prompt, 'photo');
  },
  enhanced: (text) => enhancePrompt('positive', text),
};

describe.each(Object.entries(WORK))('the processor time of a prompt that is %s', (_name, work) => {
  const long = (unit: string, length: number) =>
    unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

  let ordinary: number;

  beforeAll(() => {
    // The first calls are compiled.
    HOSTILE.forEach((unit) => work(long(unit, PROMPT_MAX.kontextlens)));
    ordinary = Math.max(
      4,
      processorMs(() => work(long(ORDINARY, PROMPT_MAX.kontextlens))),
    );
  });

  it.each(HOSTILE)('is bounded for “%s”', (unit) => {
    const longest = processorMs(() => work(long(unit, PROMPT_MAX.kontextlens)));
    expect(longest).toBeLessThan(MOST * ordinary);
    // Work that grows with the square of the text would take 16 times as long.
    const longer = processorMs(() => work(long(unit, 4 * PROMPT_MAX.kontextlens)));
    expect(longer).toBeLessThan(8 * Math.max(2, longest));
  });
});
