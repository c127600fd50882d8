import { useSession } from '../../../lib/session/use-session.js';
import { tierOf } from '../../../lib/session/tier-of.js';
import type { KontextChoices } from './kontext-form-state.js';
import { kontextTerms, type KontextOrder, type KontextTerms } from './kontext-terms.js';

/** What the form asks for, by the person's balance and plan of now, and what a press makes of it. */
export function useKontextOrder({ imageCount, watermark }: KontextChoices): {
  order: KontextOrder;
  terms: KontextTerms;
} {
  const { user } = useSession();
  // The page needs a login, so without a person one is just being fetched again.
  const tier = user ? tierOf(user) : 'member';
  const order = { tier, credits: user?.credits ?? 0, imageCount, watermark };
  return { order, terms: kontextTerms(order) };
}
