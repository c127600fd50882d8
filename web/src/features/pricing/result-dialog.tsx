import { isSubscriber } from '@likeness/contracts/identity/plan';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { session } from '../../lib/session/page-session.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import { useSession } from '../../lib/session/use-session.js';
import { creditWords } from '../../lib/credit-words.js';
import * as text from './messages.js';

type PaymentResult = 'success' | 'cancel';

/** Credits arrive moments after the payment, and a live event may be lost during the redirect. */
const LOOK_AGAIN_MS = [0, 1_500, 4_000, 9_000];

export function ResultDialog({ result, onClose }: { result: PaymentResult; onClose: () => void }) {
  const { user } = useSession();
  const isPaid = result === 'success';
  useClosedByBack('payment', true, onClose);

  useEffect(() => {
    if (!isPaid) return;
    const timers = LOOK_AGAIN_MS.map((ms) => setTimeout(() => void session.refresh(), ms));
    return () => timers.forEach(clearTimeout);
  }, [isPaid]);

  return (
    <Dialog
      onClose={onClose}
      title={isPaid ? text.paid : text.cancelled}
      description={isPaid ? text.paidText : text.cancelledText}
      footer={
        <>
          <Button onClick={onClose}>{text.close}</Button>
          {isPaid && (
            <Button asChild variant="primary">
              <Link to="/lenszero" replace>
                {text.startCreating}
              </Link>
            </Button>
          )}
        </>
      }
    >
      {isPaid && user && (
        <p role="status" className="border-t border-line pt-4 font-semibold">
          {(isSubscriber(user.subscription_status) ? text.balanceAndPlan : text.balance)(
            creditWords(user.credits),
          )}
        </p>
      )}
    </Dialog>
  );
}
