import type { PromptReading } from '@likeness/contracts/http/prompts';
import {
  followedWords,
  mainWishWords,
  plainWords,
  unmetWords,
  withNearest,
} from './prompt-reading-view.js';

const reading: PromptReading = {
  reader: 'studio',
  followed: [],
  unmet: [
    { words: 'freckles', reason: null },
    { words: 'two people', reason: 'one person is shown, alone' },
  ],
  main_unmet: { words: 'two people', reason: 'one person is shown, alone', rule: 'subject' },
  stays: [],
  look_images: [],
  refusal: null,
  instead: null,
};

it('lists the unmet main wish first and explains why it is the main one', () => {
  expect(unmetWords(reading)).toEqual([
    ['two people', 'your main wish: one person is shown, alone'],
    ['freckles', 'not available here'],
  ]);
  expect(mainWishWords(reading.main_unmet!)).toBe(
    '“two people” is your main wish because it says who is in the picture.',
  );
  expect(mainWishWords({ words: 'a hat', reason: null, rule: 'first' })).toMatch(/comes first/);
});

it('announces the result of a prompt that can’t be met', () => {
  expect(plainWords({ tool: 'lenszero', hasPhotos: false })).toMatch(/illustrated character/);
  expect(plainWords({ tool: 'lenszero', hasPhotos: true })).toMatch(/plain studio portrait\.$/);
  expect(plainWords({ tool: 'kontextlens', hasPhotos: true })).toMatch(/look of your other images/);
});

it('says what a picture has only in part', () => {
  const partly = { code: 'nearest', reason: 'the nearest that we have' };
  const followed = [
    { words: 'Rome', as: 'a city behind you', partly },
    { words: 'night', as: 'by night' },
  ];
  expect(followedWords({ ...reading, followed })).toEqual([
    ['Rome', 'a city behind you (the nearest that we have)'],
    ['night', 'by night'],
  ]);
});

it.each([
  ['me as a king, neon', 'king', 'oil painting', 'me, oil painting, neon'],
  ['I want to be a king on a beach', 'king', 'oil painting', 'oil painting, on a beach'],
  ['me as a  king', 'a king', 'oil painting', 'me as a  king, oil painting'],
  ['als König am Strand', 'König', 'Ölgemälde', 'Ölgemälde, am Strand'],
  ['moi, avec l’ange', 'ange', 'stained glass', 'moi, stained glass'],
  ['quiero ser un rey. Neón', 'rey', 'oil painting', 'oil painting. Neón'],
  ['making me a king', 'king', 'oil painting', 'making me, oil painting'],
  ['a happy chef', 'happy', 'warm colors', 'warm colors, chef'],
  ['a king, Oil Painting', 'king', 'oil painting', 'a king, Oil Painting'],
])('makes of “%s”, without “%s” but with “%s”: “%s”', (prompt, words, nearest, made) => {
  expect(withNearest(prompt, words, nearest)).toBe(made);
});
