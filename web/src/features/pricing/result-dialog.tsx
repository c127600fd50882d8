import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { session } from '../../lib/session/page-session.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import { useSession } from '../../lib/session/use-session.js';
import { creditWords } from '../../lib/credit-words.js';
import { isSubscribed } from './price-list.js';

type PaymentResult = 'success' | 'cancel';

/** Credits arrive moments after the payment, and a live event may be lost during the redirect. */
const LOOK_AGAIN_MS = [0, 1_500, 4_000, 9_000];

type ResultDialogProps = { result: PaymentResult; onClose: () => void };

export function ResultDialog({ result, onClose }: ResultDialogProps) {
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
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={isPaid ? 'Payment Successful!' : 'Payment Cancelled'}
      description={
        isPaid
          ? 'Thanks! Your purchase appears in your account within moments.'
          : 'You weren’t charged. You can try again anytime.'
      }
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {isPaid && (
            <Button asChild variant="primary">
              <Link to="/lenszero" replace>
                Start Creating
              </Link>
            </Button>
          )}
        </>
      }
    >
      {isPaid && user && (
        <p role="status" className="border-t border-line pt-4 font-semibold">
          You have {creditWords(user.credits)}
          {isSubscribed(user.subscription_status) && ' and Professional'}.
        </p>
      )}
    </Dialog>
  );
}
