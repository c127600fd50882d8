import { Link } from '@tanstack/react-router';
import { Button, Spinner } from '../../components/button.js';
import { RetryNotice } from '../../components/retry-notice.js';
import { Notice } from '../../components/notice.js';
import * as text from './messages.js';
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
      {text.dismiss}
    </Button>
  );
  switch (state) {
    case 'asking':
      return (
        <p role="status" className="flex min-h-13 items-center gap-2.5">
          <Spinner /> {text.checking}
        </p>
      );
    case 'offline':
      return (
        <Notice tone="info" title={text.offline}>
          {text.offlineText}
        </Notice>
      );
    case 'no-one':
      return <LoginNotice checkoutId={checkoutId} />;
    case 'unpaid':
      return (
        <Notice tone="info" title={text.unpaid} action={dismiss}>
          {text.unpaidText}
        </Notice>
      );
    case 'foreign':
      return (
        <Notice tone="warning" title={text.foreign} action={dismiss}>
          {text.foreignText}
        </Notice>
      );
    case 'unclear':
      return (
        <RetryNotice title={text.unclear} onRetry={onAskAgain}>
          {text.unclearText}
        </RetryNotice>
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
      title={text.loginToSee}
      action={
        <Button asChild size="sm">
          <Link to="/login" search={{ redirect: wayBack(checkoutId) }}>
            {text.login}
          </Link>
        </Button>
      }
    />
  );
}
