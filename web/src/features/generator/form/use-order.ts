import { session } from '../../../lib/session/page-session.js';
import type { SessionState } from '../../../lib/session/session-state.js';
import { tierOf } from '../../../lib/session/tier-of.js';
import { useSession } from '../../../lib/session/use-session.js';
import type { FormState } from '../choices/form-state.js';
import {
  portraitTerms,
  type PortraitOrder,
  type PortraitTerms,
} from '../choices/portrait-terms.js';

type Order = { order: PortraitOrder; terms: PortraitTerms };

function orderFor(
  { status, user }: SessionState,
  { imageCount, removesWatermark }: FormState,
): Order {
  // Whose person is still being fetched has an account, and nothing is promised to them yet.
  const tier = status === 'loading' ? 'member' : tierOf(user);
  const order = { tier, credits: user?.credits ?? 0, imageCount, removesWatermark };
  return { order, terms: portraitTerms(order) };
}

/** What the form asks for, by the person's balance and plan of now, and what a press makes of it. */
export function orderOf(form: FormState): Order {
  return orderFor(session.getState(), form);
}

/** `orderOf` for components, kept current. */
export function useOrder(form: FormState): Order {
  return orderFor(useSession(), form);
}
