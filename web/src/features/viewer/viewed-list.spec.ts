import type { Image } from '@likeness/contracts/http/images';
import { listOf } from './viewed-list.js';

const images = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n) }) as Image);

function listAt(id: string, count: number) {
  const shown: string[] = [];
  const list = listOf(images(count), id, (next) => void shown.push(next));
  return { list, shown };
}

it('wraps around at both ends', () => {
  const { list, shown } = listAt('4', 5);
  list?.turn(1);
  list?.turn(-1);
  expect(shown).toEqual(['0', '3']);
  const first = listAt('0', 5);
  first.list?.turn(-1);
  expect(first.shown).toEqual(['4']);
});

it.each([
  [10, ['1', '9', '2', '8']],
  [3, ['1', '2']],
  [2, ['1']],
  [1, []],
])('has the neighbours of the first of %i images ready, none twice', (count, near) => {
  expect(listAt('0', count).list?.neighbours.map(({ id }) => id)).toEqual(near);
});

it('shows nothing while the image is not in the list', () => {
  expect(listAt('7', 3).list).toBeNull();
});
