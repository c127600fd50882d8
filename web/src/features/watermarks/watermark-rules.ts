import type { Image } from '@likeness/contracts/http/images';
import type { User } from '@likeness/contracts/http/users';
import { tierOf } from '../../lib/session/tier-of.js';
import * as text from './messages/en.js';

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
