import type { Image, WatermarksRemoved } from '@likeness/contracts/http/images';
import type { User } from '@likeness/contracts/http/users';
import { ConnectionError, reasonOf } from '../../lib/api/api-error.js';
import { chunks } from '../../lib/lists.js';
import { creditWords } from '../../lib/credit-words.js';
import { tierOf } from '../../lib/session/use-session.js';
import * as text from './messages.js';

/** A part succeeds or fails as a whole; small parts show progress and limit the loss. */
const IMAGES_PER_PART = 50;

type Removal = {
  removed: number;
  fault: string | null;
};

type RemovalPorts = {
  send: (imageIds: string[]) => Promise<WatermarksRemoved>;
  onRemoved: (images: readonly Image[]) => void;
  log: (message: string, error: unknown) => void;
};

function wordsOf(error: unknown): string {
  if (error instanceof ConnectionError) return text.failedBecause(error.message);
  return reasonOf(error) ?? text.failed;
}

/** Removes watermarks part by part and stops at the first refusal. Never rejects. */
export async function removeInParts(
  imageIds: readonly string[],
  { send, onRemoved, log }: RemovalPorts,
): Promise<Removal> {
  let removed = 0;
  for (const part of chunks(imageIds, IMAGES_PER_PART)) {
    try {
      const { images } = await send(part);
      removed += images.length;
      onRemoved(images);
    } catch (error) {
      log('Watermarks could not be removed', error);
      return { removed, fault: wordsOf(error) };
    }
  }
  return { removed, fault: null };
}

type Payer = Pick<User, 'subscription_status' | 'credits'>;
type Marked = Pick<Image, 'should_add_watermark' | 'creation_method_name'>;

const ONE = { already_present: text.unavailable, false: text.alreadyRemoved };
const SEVERAL = { already_present: text.someUnavailable, false: text.someAlreadyRemoved };

export function whyNotRemovable(
  images: readonly Pick<Image, 'should_add_watermark'>[],
): string | null {
  const messages = images.length === 1 ? ONE : SEVERAL;
  for (const state of ['already_present', 'false'] as const) {
    if (images.some(({ should_add_watermark: mark }) => mark === state)) return messages[state];
  }
  return null;
}

export const removableOf = <T extends Pick<Image, 'should_add_watermark'>>(
  images: readonly T[],
): T[] => images.filter(({ should_add_watermark: mark }) => mark === 'true');

export const CREDITS_REQUIRED = text.creditsRequired;

export function canPay(payer: Payer | null): boolean {
  return payer !== null && (tierOf(payer) === 'subscriber' || payer.credits > 0);
}

export function offersRemoval(image: Marked, payer: Payer | null): boolean {
  return (
    image.should_add_watermark === 'true' && image.creation_method_name !== null && canPay(payer)
  );
}

export type Price = {
  credits: number;
  /** Credits left afterwards; negative when they don't suffice, null for subscribers. */
  left: number | null;
};

export function priceOf(count: number, payer: Payer): Price {
  if (tierOf(payer) === 'subscriber') return { credits: 0, left: null };
  return { credits: count, left: payer.credits - count };
}

export const isCovered = ({ left }: Price) => left === null || left >= 0;

export function priceWords({ credits, left }: Price): string {
  if (left === null) return text.free;
  if (left < 0) return text.notEnough(creditWords(credits), credits + left);
  return text.price(creditWords(credits), left);
}

export function doneWords(removed: number, price: Price): { title: string; message: string } {
  return {
    title: text.removed(removed),
    message: price.left === null ? text.free : text.paid(creditWords(removed)),
  };
}

export function partialWords(removed: number, count: number, price: Price): string | null {
  if (removed === 0) return null;
  if (price.left === null) return text.partlyRemoved(removed, count);
  return text.partlyPaid(removed, count, creditWords(removed));
}
