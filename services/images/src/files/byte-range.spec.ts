import { parseRange } from './byte-range.js';

it.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-5', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=9-3', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['BYTES=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 99 }],
  ['bytes=2-1000', { start: 2, end: 99 }],
  ['bytes=-7', { start: 93, end: 99 }],
  ['bytes=-700', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('%p of 100 bytes is %p', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});
