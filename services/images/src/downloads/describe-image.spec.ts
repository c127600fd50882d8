import { describeImage } from './describe-image.js';

const createdAt = new Date('2026-11-03T14:07:30Z');

it.each([
  ['upload', null, null, 'Uploaded photo of 3 November 2026 at 14:07 UTC'],
  ['portrait', 'meme', null, 'Meme of 3 November 2026 at 14:07 UTC'],
  ['portrait', 'kontextlens', null, 'Generated image of 3 November 2026 at 14:07 UTC'],
  [
    'portrait',
    'lenszero',
    'oil-painting',
    'Generated image in oil painting of 3 November 2026 at 14:07 UTC',
  ],
] as const)('says what a %s by %s in style %s was', (kind, tool, style, words) => {
  expect(describeImage({ id: 'x', kind, tool, style, createdAt })).toBe(words);
});
