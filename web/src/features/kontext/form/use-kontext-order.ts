import { promptForReferences, usePromptReading } from '../../prompt/prompt-reading-query.js';
import { tierOf } from '../../../lib/session/tier-of.js';
import { useSession } from '../../../lib/session/use-session.js';
import type { KontextChoices } from '../choices/kontext-form-state.js';
import { kontextTerms, type KontextOrder, type KontextTerms } from '../choices/kontext-terms.js';

/** What the form asks for, by the person's balance and plan of now, and what a press makes of it. */
export function useKontextOrder({ prompt, imageCount, watermark }: KontextChoices): {
  order: KontextOrder;
  terms: KontextTerms;
} {
  const { user } = useSession();
  const { reading, isOfNow } = usePromptReading(promptForReferences(prompt));
  // The page needs a login, so without a person one is just being fetched again.
  const tier = user ? tierOf(user) : 'member';
  // What an earlier prompt could not be given says nothing of this one's price.
  const mainUnmet = (isOfNow && reading?.main_unmet?.words) || null;
  const order = { tier, credits: user?.credits ?? 0, imageCount, watermark, mainUnmet };
  return { order, terms: kontextTerms(order) };
}
