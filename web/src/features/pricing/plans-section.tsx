import type { Price } from '@likeness/contracts/http/payments';
import { isHalted } from '@likeness/contracts/identity/halted-plan';
import { isSubscriber } from '@likeness/contracts/identity/plan';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.js';
import { ErrorAlert } from '../../components/field-error.js';
import { MendPaymentButton } from '../../components/mend-payment-button.js';
import { Notice } from '../../components/notice.js';
import { money, pageCurrency, withoutVat } from '../../lib/money.js';
import { useIsMember, useUser } from '../../lib/session/use-session.js';
import { endDate } from '../account/settings/subscription-dates.js';
import * as text from './messages.js';
import type { Checkout } from './use-checkout.js';

const PLAN = { unit_amount: 499, currency: pageCurrency };

const starter = [text.starterImages, text.visibleWatermark, text.keptForDays];
const professional = [
  text.professionalImages,
  text.watermarkFree,
  text.removeOldWatermarks,
  text.keptWhileSubscribed,
];

type PlansSectionProps = { plan: Price | undefined; checkout: Checkout };

export function PlansSection({ plan, checkout }: PlansSectionProps) {
  const isMember = useIsMember();
  const user = useUser();
  const status = user?.subscription_status ?? null;
  const hasPlan = isSubscriber(status) || isHalted(status);
  const { unit_amount: cents, currency } = plan ?? PLAN;
  return (
    <section aria-labelledby="plans-title" className="grid gap-5 sm:grid-cols-2">
      <h2 id="plans-title" className="sr-only">
        {text.plans}
      </h2>
      <PlanPanel
        name="Starter"
        lead={text.starterLead}
        price={money(0, currency)}
        per={text.forever}
        features={starter}
        action={
          <Button asChild>
            {isMember ? (
              <Link to="/lenszero">{text.startCreating}</Link>
            ) : (
              <Link to="/signup">{text.startFree}</Link>
            )}
          </Button>
        }
      />
      <PlanPanel
        isMain
        name="Professional"
        lead={text.professionalLead}
        price={money(cents, currency)}
        per={text.perMonth}
        features={professional}
        action={
          <>
            {status === 'past_due' && <Notice tone="warning" title={text.paymentFailed} />}
            {status === 'disputed' && <Notice tone="warning" title={text.paymentDisputed} />}
            <SubscribeAction plan={plan} status={status} checkout={checkout} />
          </>
        }
      >
        <p className="text-sm text-ink-2">
          <span>{text.billing(money(withoutVat(cents), currency))} </span>
          {user && status === 'canceling' && (
            <span>{text.endsAfter(endDate(user.subscription_end))} </span>
          )}
          {hasPlan && (
            <Link to="/account" className="link">
              {text.manage}
            </Link>
          )}
        </p>
      </PlanPanel>
    </section>
  );
}

type SubscribeActionProps = PlansSectionProps & { status: string | null };

function SubscribeAction({ plan, status, checkout }: SubscribeActionProps) {
  const hasPlan = isSubscriber(status) || status === 'disputed';
  const isOpening = plan !== undefined && checkout.opening === plan.id;
  const failure = checkout.failure?.priceId === plan?.id ? checkout.failure : null;
  if (status === 'past_due') {
    return <MendPaymentButton />;
  }
  return (
    <div className="grid gap-2">
      {hasPlan ? (
        <Button disabled>
          {status !== 'disputed' && <Check aria-hidden />}
          <span>{status === 'disputed' ? text.paused : text.subscribed}</span>
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={isOpening}
          disabled={plan === undefined}
          onClick={() => plan && checkout.subscribe(plan)}
        >
          {isOpening ? text.opening : text.subscribe}
        </Button>
      )}
      <ErrorAlert error={failure?.text ?? null} className="empty:hidden" />
    </div>
  );
}

type PlanPanelProps = {
  name: string;
  lead: string;
  price: string;
  per: string;
  features: readonly string[];
  isMain?: boolean;
  action: ReactNode;
  children?: ReactNode;
};

function PlanPanel({
  name,
  lead,
  price,
  per,
  features,
  isMain = false,
  action,
  children,
}: PlanPanelProps) {
  return (
    <article
      aria-label={text.planName(name)}
      className={clsx(
        'grid content-start gap-5 rounded-panel border bg-paper p-[clamp(1.5rem,2.5vw,2rem)]',
        isMain ? 'border-ink ring-1 ring-ink ring-inset' : 'border-line',
      )}
    >
      <div>
        <h3 className="type-h3">{name}</h3>
        <p className="text-sm text-ink-2">{lead}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="type-figure">{price}</span>
        <span className="text-control text-ink-2">{per}</span>
      </p>
      {action}
      <ul>
        {features.map((feature) => (
          <li
            key={feature}
            className="flex gap-2.5 border-t border-line py-2 text-control leading-normal"
          >
            <Check aria-hidden className="mt-0.5 size-4.5 flex-none" strokeWidth={1.75} />
            <span className="min-w-0 hyphens-auto">{feature}</span>
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
