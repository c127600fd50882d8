import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PricingPage } from '../features/pricing/pricing-page.js';
import type { PaymentResult } from '../features/pricing/result-dialog.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/pricing')({
  validateSearch: readParts('status', 'session_id'),
  component: Pricing,
});

const isResult = (status: string | undefined): status is PaymentResult =>
  status === 'success' || status === 'cancel';

/** The result of a payment is read from the query once; the address is cleared of it. */
function Pricing() {
  const { status, session_id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [result, setResult] = useState<PaymentResult | null>(isResult(status) ? status : null);
  const isClean = status === undefined && session_id === undefined;

  useEffect(() => {
    if (isClean) return;
    void navigate({ search: {}, replace: true, resetScroll: false });
  }, [isClean, navigate]);

  return <PricingPage result={result} onResultClosed={() => setResult(null)} />;
}
