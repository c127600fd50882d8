import { Link } from '@tanstack/react-router';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { Spinner } from '../../components/spinner.js';
import { wayBack, type PaymentState } from './payment-return.js';

type PaymentNoticeProps = {
  state: PaymentState;
  checkoutId: string;
  onAskAgain: () => void;
  onDismiss: () => void;
};

export function PaymentNotice({ state, checkoutId, onAskAgain, onDismiss }: PaymentNoticeProps) {
  const dismiss = (
    <Button size="sm" variant="quiet" onClick={onDismiss}>
      Dismiss
    </Button>
  );
  switch (state) {
    case 'asking':
      return (
        <p role="status" className="flex min-h-13 items-center gap-2.5">
          <Spinner /> Checking your payment…
        </p>
      );
    case 'offline':
      return (
        <Notice tone="info" title="You’re offline.">
          We’ll check your payment when you’re back online.
        </Notice>
      );
    case 'no-one':
      return <LoginNotice checkoutId={checkoutId} />;
    case 'unpaid':
      return (
        <Notice tone="info" title="Your payment has not gone through yet." action={dismiss}>
          We’ll add your purchase as soon as it does. Banks can take a few days.
        </Notice>
      );
    case 'foreign':
      return (
        <Notice tone="warning" title="This payment belongs to another account." action={dismiss}>
          If you paid from another account, please log in to that one.
        </Notice>
      );
    case 'unclear':
      return (
        <Notice
          tone="error"
          title="We couldn’t check your payment."
          action={
            <Button size="sm" onClick={onAskAgain}>
              Try again
            </Button>
          }
        >
          If it went through, your purchase appears in your account within moments.
        </Notice>
      );
    case 'paid':
    case 'known':
      return null;
  }
}

function LoginNotice({ checkoutId }: { checkoutId: string }) {
  return (
    <Notice
      tone="info"
      title="Log in to see your payment status."
      action={
        <Button asChild size="sm">
          <Link to="/login" search={{ redirect: wayBack(checkoutId) }}>
            Login
          </Link>
        </Button>
      }
    />
  );
}
