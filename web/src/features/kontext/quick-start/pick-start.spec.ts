import { pickOne, pickUpToThree } from './pick-start.js';

const last = () => 0.999_999;

it('picks three different entries out of many, all of few, none of none', () => {
  expect(new Set(pickUpToThree([1, 2, 3, 4, 5], last)).size).toBe(3);
  expect(pickUpToThree([1, 2], () => 0)).toEqual([1, 2]);
  expect(pickUpToThree([], last)).toEqual([]);
});

it('reaches every entry', () => {
  expect(pickOne(['a', 'b', 'c'], () => 0)).toBe('a');
  expect(pickOne(['a', 'b', 'c'], last)).toBe('c');
  expect(pickOne([], last)).toBeUndefined();
});
