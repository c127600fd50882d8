import {
  isCovered,
  offersRemoval,
  priceOf,
  removableOf,
  whyNotRemovable,
} from './watermark-rules.js';

const marked = (should_add_watermark: 'true' | 'false' | 'already_present') => ({
  should_add_watermark,
  creation_method_name: 'lenszero',
});
const member = (credits: number) => ({ credits, subscription_status: null }) as const;
const subscriber = { credits: 0, subscription_status: 'canceling' } as const;

it('explains why a watermark stays, for one photo and several', () => {
  expect(whyNotRemovable([marked('true')])).toBeNull();
  expect(whyNotRemovable([marked('already_present')])).toBe(
    'Removing a watermark is not available for the photo you selected; please pick a newer photo.',
  );
  expect(whyNotRemovable([marked('false')])).toBe(
    "The photo you selected already doesn't have a watermark; please deselect it.",
  );
  expect(whyNotRemovable([marked('false'), marked('already_present')])).toBe(
    'Removing watermarks is not available for some of the photos you selected; please choose newer photos.',
  );
  expect(whyNotRemovable([marked('false'), marked('true')])).toBe(
    "Some of the photos you selected already don't have watermarks; please deselect those.",
  );
});

it('leaves only the images that have a removable watermark', () => {
  const images = [marked('false'), marked('true'), marked('already_present')];
  expect(removableOf(images)).toEqual([images[1]]);
});

it('offers removal for generated images with a watermark, to users who can pay', () => {
  expect(offersRemoval(marked('true'), member(1))).toBe(true);
  expect(offersRemoval(marked('true'), subscriber)).toBe(true);
  expect(offersRemoval(marked('true'), member(0))).toBe(false);
  expect(offersRemoval(marked('true'), null)).toBe(false);
  expect(offersRemoval(marked('false'), member(1))).toBe(false);
  expect(offersRemoval({ ...marked('true'), creation_method_name: null }, member(1))).toBe(false);
});

it('costs members one credit per image, and is free for subscribers', () => {
  expect(priceOf(3, member(3))).toEqual({ credits: 3, left: 0 });
  expect(isCovered(priceOf(3, member(3)))).toBe(true);
  expect(isCovered(priceOf(4, member(3)))).toBe(false);
  expect(priceOf(400, subscriber)).toEqual({ credits: 0, left: null });
  expect(isCovered(priceOf(400, subscriber))).toBe(true);
});
