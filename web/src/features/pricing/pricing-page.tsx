import type { Price } from '@likeness/contracts/http/payments';
import { isSubscriber } from '@likeness/contracts/identity/plan';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Questions } from '../../components/accordion.js';
import { LatePart } from '../../components/late-part.js';
import { PageHead } from '../../components/page-head.js';
import { creditWords } from '../../lib/credit-words.js';
import { titleOf } from '../../lib/page-format.js';
import { lateComponent } from '../../lib/late-component.js';
import { useUser } from '../../lib/session/use-session.js';
import { useOnce } from '../../lib/use-once.js';
import { BeginNow, useBeginNow } from './begin-now.js';
import * as text from './messages.js';
import { PacksSection } from './packs-section.js';
import { PaymentNotice } from './payment-notice.js';
import type { PaymentReturn } from './payment-return.js';
import { PlansSection } from './plans-section.js';
import { PriceFacts } from './price-facts.js';
import { type Pack, planOf } from './price-list.js';
import { pricesQuery } from './price-query.js';
import { useCheckout } from './use-checkout.js';
import { usePaymentReturn } from './use-payment-return.js';

const link = (to: '/account' | '/cancellation' | '/withdrawal', label: string) => (
  <Link to={to} className="link">
    {label}
  </Link>
);

const questions = [
  { id: 'pricing-free', title: text.freeQuestion, body: text.freeAnswer },
  { id: 'pricing-credits', title: text.creditsQuestion, body: text.creditsAnswer },
  { id: 'pricing-packs', title: text.packsQuestion, body: text.packsAnswer },
  { id: 'pricing-expiry', title: text.expiryQuestion, body: text.expiryAnswer },
  { id: 'pricing-failure', title: text.failureQuestion, body: text.failureAnswer },
  {
    id: 'pricing-cancel',
    title: text.cancelQuestion,
    body: text.cancelAnswer(
      link('/account', text.settingsLink),
      link('/cancellation', text.cancellationLink),
    ),
  },
  {
    id: 'pricing-refund',
    title: text.refundQuestion,
    body: text.refundAnswer(link('/withdrawal', text.withdrawalLink)),
  },
  { id: 'pricing-vat', title: text.vatQuestion, body: text.vatAnswer },
];

const AlreadySubscribedDialog = lateComponent(
  async () => (await import('./already-subscribed-dialog.js')).AlreadySubscribedDialog,
);
const ResultDialog = lateComponent(async () => (await import('./result-dialog.js')).ResultDialog);

const faq = (
  <LatePart>
    <Questions id="pricing-faq" title={text.faq} items={questions} />
  </LatePart>
);

const meta = { description: text.description };

type PricingPageProps = {
  back: PaymentReturn | null;
  isReturning: boolean;
  onReturnSettled: () => void;
  onReturnClosed: () => void;
};

export function PricingPage({
  back,
  isReturning,
  onReturnSettled,
  onReturnClosed,
}: PricingPageProps) {
  const user = useUser();
  const prices = useQuery(pricesQuery);
  const begin = useBeginNow(user !== null);
  const checkout = begin.guarded(useCheckout(begin.isAgreed));
  const payment = usePaymentReturn(back, onReturnSettled);
  const [asked, setAsked] = useState<Pack | null>(null);
  // Stays mounted, so that the closing dialog can restore the focus.
  const hasAsked = useOnce(asked !== null);
  const result =
    back?.kind === 'cancelled' ? 'cancel' : payment.state === 'paid' ? 'success' : null;

  function buy(pack: Pack) {
    if (isSubscriber(user?.subscription_status) && begin.isAgreed) setAsked(pack);
    else checkout.buy(pack);
  }

  return (
    <div className="wrap grid gap-[clamp(3.5rem,7vw,6.5rem)] pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <PageHead title={titleOf(text.title)} meta={meta} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Lead prices={prices.data ?? []} />
        <div className="grid gap-[clamp(2.5rem,4vw,3.5rem)]">
          {back?.kind === 'claimed' && payment.state !== null && (
            <PaymentNotice
              state={payment.state}
              checkoutId={back.checkoutId}
              onAskAgain={payment.askAgain}
              onDismiss={onReturnClosed}
            />
          )}
          <PlansSection plan={planOf(prices.data ?? [])} checkout={checkout} />
          {user && <BeginNow {...begin.box} />}
          <PacksSection prices={prices} checkout={checkout} onBuy={buy} />
        </div>
      </div>
      <div>{faq}</div>
      {hasAsked && (
        <AlreadySubscribedDialog
          open={asked !== null}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            if (asked) checkout.buy(asked);
            setAsked(null);
          }}
        />
      )}
      {result !== null && !isReturning && <ResultDialog result={result} onClose={onReturnClosed} />}
    </div>
  );
}

function Lead({ prices }: { prices: readonly Price[] }) {
  const user = useUser();
  return (
    <div className="grid content-start gap-4">
      <h1 className="type-h2">{text.title}</h1>
      <p className="max-w-[44ch] text-lead text-ink-2">{text.lead}</p>
      <PriceFacts prices={prices} />
      {user && (
        <p className="flex items-baseline gap-2.5">
          <span className="type-h3 tabular-nums">{creditWords(user.credits)}</span>
          <span className="text-ink-2">{text.inYourAccount}</span>
        </p>
      )}
    </div>
  );
}
