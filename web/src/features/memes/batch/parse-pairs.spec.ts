import { parsePairs, withPairs } from './parse-pairs.js';

const pair = (topText: string, bottomText: string) => ({ topText, bottomText });

it('two lines make a meme, empty lines separate memes', () => {
  expect(parsePairs('a\nb\n\nc\r\nd\n')).toEqual([pair('a', 'b'), pair('c', 'd')]);
});

it('spaces around lines and any number of empty lines do not matter', () => {
  expect(parsePairs('\n\n  a \n\tb\n \n\n c\nd')).toEqual([pair('a', 'b'), pair('c', 'd')]);
});

it('a line without its second one is left out', () => {
  expect(parsePairs('alone\n\na\nb\n\nlast')).toEqual([pair('a', 'b')]);
  expect(parsePairs('')).toEqual([]);
});

it('a third line begins the next meme', () => {
  expect(parsePairs('a\nb\nc\nd')).toEqual([pair('a', 'b'), pair('c', 'd')]);
});

it('added memes are read back as they were added', () => {
  const text = withPairs('a\nb\n', [pair('c', 'd'), pair('e', 'f')]);
  expect(parsePairs(text)).toEqual([pair('a', 'b'), pair('c', 'd'), pair('e', 'f')]);
  expect(parsePairs(withPairs('', [pair('c', 'd')]))).toEqual([pair('c', 'd')]);
});
