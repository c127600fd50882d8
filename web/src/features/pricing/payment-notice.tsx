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
          <Spinner /> Looking at your payment...
        </p>
      );
    case 'offline':
      return (
        <Notice tone="info" title="You are offline.">
          Your payment is looked at when the connection is back.
        </Notice>
      );
    case 'no-one':
      return (
        <Notice
          tone="info"
          title="Log in to see what became of your payment."
          action={
            <Button asChild size="sm">
              <Link to="/login" search={{ redirect: wayBack(checkoutId) }}>
                Login
              </Link>
            </Button>
          }
        />
      );
    case 'unpaid':
      return (
        <Notice tone="info" title="Your payment has not gone through yet." action={dismiss}>
          What you have chosen is on your account as soon as it has. Banks can take some days.
        </Notice>
      );
    case 'foreign':
      return (
        <Notice tone="warning" title="This payment is not one of your account." action={dismiss}>
          Nothing was bought here. If you have paid from another account, please log in to that one.
        </Notice>
      );
    case 'unclear':
      return (
        <Notice
          tone="error"
          title="Your payment could not be looked at."
          action={
            <Button size="sm" onClick={onAskAgain}>
              Try again
            </Button>
          }
        >
          If it went through, what you bought is on your account within moments.
        </Notice>
      );
    case 'paid':
    case 'known':
      return null;
  }
}
