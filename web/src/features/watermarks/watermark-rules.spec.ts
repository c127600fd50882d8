import type { Image } from '@likeness/contracts/http/images';
import { ApiError, ConnectionError } from '../../lib/api/api-error.js';
import * as text from './messages.js';
import {
  doneWords,
  isCovered,
  offersRemoval,
  partialWords,
  priceOf,
  priceWords,
  removableOf,
  removeInParts,
  whyNotRemovable,
} from './watermark-rules.js';

const paid = (credits: number, left: number) => ({ credits, left });
const free = { credits: 0, left: null };

it('states the price before the click', () => {
  expect(text.question(1)).toBe('Remove the watermark?');
  expect(text.question(3)).toBe('Remove 3 watermarks?');
  expect(priceWords(paid(1, 4))).toBe('1 credit. You will have 4 left.');
  expect(priceWords(paid(3, -1))).toBe('3 credits needed, you have 2.');
  expect(priceWords(free)).toBe('Free with your subscription.');
});

it('states the result, even of a partial removal', () => {
  expect(doneWords(3, paid(3, 0))).toEqual({
    title: '3 watermarks removed',
    message: '3 credits paid.',
  });
  expect(doneWords(1, free).message).toBe('Free with your subscription.');
  expect(partialWords(50, 120, paid(120, 0))).toBe(
    '50 of 120 watermarks removed, 50 credits paid.',
  );
  expect(partialWords(0, 120, paid(120, 0))).toBeNull();
});

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

const ids = Array.from({ length: 120 }, (_, n) => `id-${n}`);

function serverThat(fails?: { atPart: number; with: Error }) {
  const parts: number[] = [];
  const removed: string[] = [];
  const ports = {
    send: (part: string[]) => {
      parts.push(part.length);
      if (fails?.atPart === parts.length) return Promise.reject(fails.with);
      return Promise.resolve({ images: part.map((id) => ({ id }) as Image), credits: 0 });
    },
    onRemoved: (images: readonly Image[]) => void removed.push(...images.map(({ id }) => id)),
    log: () => {},
  };
  return { ports, parts, removed };
}

it('removes them in parts and shows each part at once', async () => {
  const { ports, parts, removed } = serverThat();
  expect(await removeInParts(ids, ports)).toEqual({ removed: 120, fault: null });
  expect(parts).toEqual([50, 50, 20]);
  expect(removed).toEqual(ids);
});

it('reports the count before a refusal, with the server’s message', async () => {
  const refusal = new ApiError(402, 'CREDITS_REQUIRED', 'x', { detail: 'Not enough credits.' });
  const { ports, removed } = serverThat({ atPart: 2, with: refusal });
  expect(await removeInParts(ids, ports)).toEqual({ removed: 50, fault: 'Not enough credits.' });
  expect(removed).toHaveLength(50);
});

it('has its own message when the server sends none', async () => {
  const silent = serverThat({ atPart: 1, with: new ApiError(500, null, 'x') });
  expect(await removeInParts(ids, silent.ports)).toEqual({
    removed: 0,
    fault: 'Failed to remove watermark',
  });
  const lost = serverThat({ atPart: 1, with: new ConnectionError() });
  expect((await removeInParts(ids, lost.ports)).fault).toMatch(/^Failed to remove watermark\. /);
});
