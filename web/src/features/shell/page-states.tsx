import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Button, Spinner } from '../../components/button.js';
import { siteTitle } from '../../lib/page-format.js';
import { outdatedFlag } from '../../lib/outdated-flag.js';
import * as text from './messages.js';

export function PagePending() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-ink-2">
      <title>{siteTitle}</title>
      <span className="inline-flex items-center gap-2.5">
        <Spinner className="size-5" />
        {text.loading}
      </span>
    </div>
  );
}

export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    if (outdatedFlag.getState()) {
      window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  };
  return (
    <section role="alert" className="wrap py-section">
      <title>{siteTitle}</title>
      <div className="crop-marks grid justify-items-start gap-5 p-[clamp(2rem,6vw,4.5rem)]">
        <h1 className="type-h2">{text.pageFailed}</h1>
        <p className="max-w-[48ch] text-lead text-ink-2">{text.pageFailedReason}</p>
        <Button variant="primary" size="lg" onClick={retry}>
          {text.tryAgain}
        </Button>
      </div>
    </section>
  );
}
