import { promptForReferences, usePromptReading } from '../../prompt/prompt-reading-query.js';
import { tierOf } from '../../../lib/session/tier-of.js';
import { useSession } from '../../../lib/session/use-session.js';
import type { KontextChoices } from '../choices/kontext-form-state.js';
import { kontextTerms, type KontextOrder, type KontextTerms } from '../choices/kontext-terms.js';

export function useKontextOrder({ prompt, imageCount, watermark }: KontextChoices): {
  order: KontextOrder;
  terms: KontextTerms;
} {
  const { user } = useSession();
  const { reading, isOfNow } = usePromptReading(promptForReferences(prompt));
  // The page needs a login, so a missing user is only being refetched.
  const tier = user ? tierOf(user) : 'member';
  // The result of an earlier prompt says nothing about the price of this one.
  const mainUnmet = (isOfNow && reading?.main_unmet?.words) || null;
  const order = { tier, credits: user?.credits ?? 0, imageCount, watermark, mainUnmet };
  return { order, terms: kontextTerms(order) };
}
