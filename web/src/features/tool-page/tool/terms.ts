import type { PromptReading } from '@likeness/contracts/http/prompts';
import type { Tier } from '@likeness/contracts/identity/owner';
import { creditWords } from '../../../lib/credit-words.js';
import type { SessionState } from '../../../lib/session/session-state.js';
import { tierOf } from '../../../lib/session/use-session.js';
import * as text from '../messages.js';

export type Order = {
  imageCount: number;
  /** Null means the default: removed for subscribers, kept for everyone else. */
  removesWatermark: boolean | null;
  tier: Tier;
  credits: number;
  /** The prompt's main wish, if it can't be met: images are then free. */
  mainUnmet: string | null;
};

export type Terms = {
  /** Null for guests, who have no such choice. */
  removesWatermark: boolean | null;
  /** The watermark stays and the switch is disabled. */
  isLocked: boolean;
  maxCount: number;
  imageCount: number;
  /** In credits, for all images. */
  total: number;
};

export type Cost = { title: string; detail: string | null };

export function orderOf(
  { status, user }: SessionState,
  { imageCount, removesWatermark }: Pick<Order, 'imageCount' | 'removesWatermark'>,
  reading: PromptReading | undefined,
): Order {
  // A user who is still loading has an account: assume a member without credits.
  const tier = status === 'loading' ? 'member' : tierOf(user);
  const mainUnmet = reading?.main_unmet?.words ?? null;
  return { tier, credits: user?.credits ?? 0, imageCount, removesWatermark, mainUnmet };
}

export function costWords(
  { tier, credits, mainUnmet }: Order,
  { removesWatermark, total }: Terms,
  ifFree: string,
): Cost {
  const title = removesWatermark ? text.freeWithoutWatermark : text.freeWithWatermark;
  if (tier === 'guest') return { title, detail: null };
  if (tier === 'subscriber') return { title, detail: text.inSubscription };
  if (mainUnmet !== null) return { title, detail: text.freeThisTime(mainUnmet) };
  if (total === 0) return { title, detail: ifFree };
  return { title: creditWords(total), detail: text.leftAfterwards(creditWords(credits - total)) };
}
