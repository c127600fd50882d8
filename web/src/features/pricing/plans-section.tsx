import type { Price } from '@likeness/contracts/http/payments';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Button } from '../../components/button.js';
import { ErrorAlert } from '../../components/error-alert.js';
import { money, withoutVat } from '../../lib/money.js';
import { useIsMember, useUser } from '../../lib/session/use-session.js';
import { endDate } from '../account/settings/subscription-dates.js';
import { PlanPanel } from './plan-panel.js';
import { isSubscribed } from './price-list.js';
import type { Checkout } from './use-checkout.js';

const PLAN = { unit_amount: 499, currency: 'usd' };

const starter = ['50 images per hour', 'Visible watermark', 'Images kept for 90 days'];
const professional = [
  '200 images per hour',
  'Watermark-free, at no extra credit',
  'Remove watermarks from your existing images, free',
  'Images kept as long as you subscribe',
];

type PlansSectionProps = { plan: Price | undefined; checkout: Checkout };

export function PlansSection({ plan, checkout }: PlansSectionProps) {
  const isMember = useIsMember();
  const user = useUser();
  const hasPlan = isSubscribed(user?.subscription_status);
  const { unit_amount: cents, currency } = plan ?? PLAN;
  return (
    <section aria-labelledby="plans-title" className="grid gap-5 sm:grid-cols-2">
      <h2 id="plans-title" className="sr-only">
        Plans
      </h2>
      <PlanPanel
        name="Starter"
        lead="To try every style."
        price="$0"
        per="forever"
        features={starter}
        action={
          <Button asChild>
            {isMember ? (
              <Link to="/lenszero">Start Creating</Link>
            ) : (
              <Link to="/signup">Start free</Link>
            )}
          </Button>
        }
      />
      <PlanPanel
        isMain
        name="Professional"
        lead="For regular use."
        price={money(cents, currency)}
        per="per month"
        features={professional}
        action={<SubscribeAction plan={plan} hasPlan={hasPlan} checkout={checkout} />}
      >
        <p className="text-sm text-ink-2">
          Includes 19% VAT ({money(withoutVat(cents), currency)} net). Billed monthly in advance
          until canceled.{' '}
          {hasPlan && user?.subscription_status === 'canceling' && (
            <>Your subscription ends after {endDate(user.subscription_end)}. </>
          )}
          {hasPlan && (
            <Link to="/account" className="link">
              Manage it in Account Settings
            </Link>
          )}
        </p>
      </PlanPanel>
    </section>
  );
}

type SubscribeActionProps = PlansSectionProps & { hasPlan: boolean };

function SubscribeAction({ plan, hasPlan, checkout }: SubscribeActionProps) {
  const isOpening = plan !== undefined && checkout.opening === plan.id;
  const failure = checkout.failure?.priceId === plan?.id ? checkout.failure : null;
  return (
    <div className="grid gap-2">
      {hasPlan ? (
        <Button disabled>
          <Check aria-hidden />
          Currently Subscribed
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={isOpening}
          disabled={plan === undefined}
          onClick={() => plan && checkout.subscribe(plan)}
        >
          {isOpening ? 'Opening...' : 'Subscribe'}
        </Button>
      )}
      <ErrorAlert error={failure?.text ?? null} className="empty:hidden" />
    </div>
  );
}
