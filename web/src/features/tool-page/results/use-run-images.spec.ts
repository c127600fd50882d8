import type { Image } from '@likeness/contracts/http/images';
import { emptySlot, type Slot } from '../../runs/run/slot.js';
import { bestMatches, ranked } from './use-run-images.js';

function done(index: number, { euclid, sharpness }: { euclid?: number; sharpness?: number }): Slot {
  const image = {
    id: String(index),
    likeness: euclid === undefined ? null : { euclid },
    creation_method_config: { sharpness },
  } as Image;
  return { ...emptySlot(index), state: 'done', image };
}

const SET = [
  done(0, { euclid: 0.3, sharpness: 0.4 }),
  done(1, { euclid: 0.1, sharpness: 0.05 }),
  { ...emptySlot(2), state: 'failed' as const },
  done(3, { euclid: 0.2, sharpness: 0.4 }),
  done(4, { euclid: 0.25 }),
];

const order = (slots: readonly Slot[]) => ranked(slots).map(({ index }) => index);

it('orders a finished set by likeness, soft pictures and empty places last', () => {
  expect(order(SET)).toEqual([3, 4, 0, 1, 2]);
  expect(bestMatches(SET).map((image) => image?.id)).toEqual(['3', '4']);
});

it('keeps the order and marks nothing while images are missing', () => {
  const running = [...SET, emptySlot(5)];
  expect(order(running)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(bestMatches(running)).toEqual([]);
});

it('keeps the order of equal images, and of those without a face', () => {
  const equal = [0, 1, 2].map((index) => done(index, { euclid: 0.2, sharpness: 0.4 }));
  expect(order(equal)).toEqual([0, 1, 2]);
  const drawn = [0, 1, 2].map((index) => done(index, {}));
  expect(order(drawn)).toEqual([0, 1, 2]);
  expect(bestMatches(drawn)).toEqual([]);
});

it('marks nothing in a set of two', () => {
  expect(bestMatches(SET.slice(3))).toEqual([]);
});
