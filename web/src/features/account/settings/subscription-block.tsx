import { isRenewed } from '@likeness/contracts/identity/halted-plan';
import type { User } from '@likeness/contracts/http/users';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import { MendPaymentButton } from '../../../components/mend-payment-button.js';
import { Notice } from '../../../components/notice.js';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../failures.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages.js';
import { endDate, startDate } from './subscription-dates.js';

const HALTED = {
  past_due: { title: text.paymentFailed, text: text.paymentFailedText },
  disputed: { title: text.paymentDisputed, text: text.paymentDisputedText },
};

export function SubscriptionBlock({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { subscription_status: status, subscription_start: start, subscription_end: end } = user;
  const isActive = status === 'active';

  useEffect(() => {
    // The clicked button disappears with the subscription.
    if (isCancelled) heading.current?.focus();
  }, [isCancelled]);

  async function cancel() {
    await throughLogin(() => call('DELETE /api/payments/subscription'));
    await session.refresh();
    setAsking(false);
    setCancelled(true);
    toasts.add('success', status === 'past_due' ? text.canceledUnpaid : text.canceled);
  }

  const halted =
    status === 'past_due' ? HALTED.past_due : status === 'disputed' ? HALTED.disputed : null;
  if (!isActive && !halted && status !== 'canceling') return null;
  return (
    <SettingsSection title={text.subscription} headingRef={heading}>
      <div className="grid justify-items-start gap-5">
        {halted ? (
          <Notice tone="warning" title={halted.title}>
            {halted.text}
          </Notice>
        ) : (
          <p className="type-h4">
            {isActive ? text.activeSubscription : text.cancelingSubscription}
          </p>
        )}
        {halted ? null : isActive ? (
          <dl className="flex flex-wrap gap-x-16 gap-y-4">
            <Fact term={text.startsOn}>{startDate(start)}</Fact>
            <Fact term={text.endsOn}>{endDate(end)}</Fact>
          </dl>
        ) : (
          <p className="text-ink-2">{text.accessUntil(endDate(end))}</p>
        )}
        <div className="flex flex-wrap items-start gap-3 empty:hidden">
          {status === 'past_due' && <MendPaymentButton />}
          {isRenewed(status) && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              {text.cancelSubscription}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={text.cancelSubscription}
        description={status === 'past_due' ? text.reallyCancelUnpaid : text.reallyCancel}
        keep={text.keepSubscription}
        action={text.yesCancel}
        busyAction={text.canceling}
        onConfirm={cancel}
        failureOf={(error) => reasonOr(error, text.cancelFailed)}
        onClose={() => setAsking(false)}
      />
    </SettingsSection>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="type-data text-ink-3">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
