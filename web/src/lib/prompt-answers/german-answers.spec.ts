import type { PromptReading } from '@likeness/contracts/http/prompts';
import { inGerman } from '../../testing/in-german.js';

inGerman();
const { added, reading, unmet } = await import('./messages.js');

const answer: PromptReading = {
  reader: 'studio',
  followed: [
    { words: 'Aquarell', as: 'the style Watercolour', code: 'style', values: ['Watercolour'] },
    { words: 'Strand', as: 'a beach behind you, out of focus', code: 'scene', values: ['beach'] },
    { words: 'nachts', as: 'by moonlight', code: 'hour', values: ['moonlight'] },
    { words: 'weich', as: 'soft light' },
  ],
  unmet: [
    { words: 'Hut', reason: 'headwear stays as in the photo', code: 'headwear-stays' },
    { words: 'Comic', reason: '“Aquarell” came first', code: 'came-first', values: ['Aquarell'] },
    { words: 'xyz', reason: null, code: 'unknown' },
  ],
  main_unmet: null,
  stays: [],
  look_images: [],
  refusal: null,
  instead: { styles: ['oil painting', 'pastel drawing', 'newest'], places: ['sea'] },
};

it('says in German how a prompt is read, and keeps what has no German words', () => {
  const { followed, unmet: lacking, instead } = reading(answer);
  expect(followed.map(({ as }) => as)).toEqual([
    'im Stil „Aquarell“',
    'ein Strand hinter dir, in der Unschärfe',
    'by moonlight',
    'soft light',
  ]);
  expect(lacking.map(({ reason }) => reason)).toEqual([
    'Kopfbedeckungen bleiben wie auf dem Foto',
    '„Aquarell“ kam zuerst',
    null,
  ]);
  expect(instead).toEqual({
    styles: ['Ölgemälde', 'Pastellzeichnung', 'newest'],
    places: ['Meer'],
  });
});

it('says in German why a prompt is refused', () => {
  const refusal = { code: 'PROMPT_UNSAFE', reason: 'Please take that out.' } as const;
  const reasonOf = (kind?: string) => reading({ ...answer, refusal: { ...refusal, kind } }).refusal;
  expect(reasonOf('violence')?.reason).toContain('drastischer Gewalt');
  expect(reasonOf()).toEqual(refusal);
});

it('names in German what enhancing adds', () => {
  expect(['soft lighting', 'newest words'].map(added)).toEqual(['weiches Licht', 'newest words']);
});

it.each([
  ['horse', { code: 'unknown', words: 'Pferd' }, 'horse'],
  [
    'hat (…)',
    { code: 'headwear-stays', words: 'Hut' },
    'Hut (Kopfbedeckungen bleiben wie auf dem Foto)',
  ],
  [
    'Head turned …',
    { code: 'turned', values: ['12', '30'] },
    'Der Kopf ist um 12° statt 30° gedreht.',
  ],
  ['long curly hair', { code: 'no-hair', values: ['long', 'curly'] }, 'lange Haare, lockig'],
  [
    'beach (…)',
    { code: 'no-scenery', words: 'Strand', values: ['Pencil'] },
    'Strand (im Stil „Bleistift“ gibt es keine Kulisse)',
  ],
  ['A newer sentence.', { code: 'newer' }, 'A newer sentence.'],
  ['An old sentence.', undefined, 'An old sentence.'],
])('says what is not in the picture: %s', (english, coded, german) => {
  expect(unmet(english, coded)).toBe(german);
});
