import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../lib/session/use-session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { creditWords } from '../account/credits/ledger-words.js';
import { AlreadySubscribedDialog } from './already-subscribed-dialog.js';
import { PacksSection } from './packs-section.js';
import { PlansSection } from './plans-section.js';
import { isSubscribed, planOf, type Pack } from './price-list.js';
import { pricesQuery } from './price-query.js';
import { PricingFaq } from './pricing-faq.js';
import { ResultDialog, type PaymentResult } from './result-dialog.js';
import { useCheckout } from './use-checkout.js';

type PricingPageProps = { result: PaymentResult | null; onResultClosed: () => void };

/** Plans, packs and what they mean; `result` is what became of a payment just tried. */
export function PricingPage({ result, onResultClosed }: PricingPageProps) {
  usePageTitle('Pricing');
  const { user } = useSession();
  const prices = useQuery(pricesQuery);
  const checkout = useCheckout();
  const [asked, setAsked] = useState<Pack | null>(null);

  function buy(pack: Pack) {
    if (isSubscribed(user?.subscription_status)) setAsked(pack);
    else checkout.buy(pack);
  }

  return (
    <div className="wrap grid gap-[clamp(3.5rem,7vw,6.5rem)] pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start gap-4">
          <h1 className="type-h2">Pricing</h1>
          <p className="max-w-[44ch] text-lead text-ink-2">
            Portraits are free with a watermark. Pay by the month or by the image to go without.
          </p>
          {user && (
            <p className="flex items-baseline gap-2.5">
              <span className="type-h3 tabular-nums">{creditWords(user.credits)}</span>
              <span className="text-ink-2">on your account</span>
            </p>
          )}
        </div>
        <div className="grid gap-[clamp(2.5rem,4vw,3.5rem)]">
          <PlansSection plan={planOf(prices.data ?? [])} checkout={checkout} />
          <PacksSection prices={prices} checkout={checkout} onBuy={buy} />
        </div>
      </div>
      <PricingFaq />
      <AlreadySubscribedDialog
        open={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) checkout.buy(asked);
          setAsked(null);
        }}
      />
      <ResultDialog result={result} onClose={onResultClosed} />
    </div>
  );
}
