import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readReturn } from '../features/pricing/payment-return.js';
import { pricesQuery } from '../features/pricing/price-query.js';
import { PricingPage } from '../features/pricing/pricing-page.js';
import { loadEarly } from '../lib/load-early.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/pricing')({
  validateSearch: readParts('status', 'session_id'),
  loader: ({ context }) => loadEarly(context, pricesQuery),
  component: Pricing,
});

/** Reads the payment parameters once, then removes them from the URL. */
function Pricing() {
  const { status, session_id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [back, setBack] = useState(() => readReturn(status, session_id));
  const isClean = status === undefined && session_id === undefined;

  useEffect(() => {
    if (isClean) return;
    void navigate({ search: {}, replace: true, resetScroll: false });
  }, [isClean, navigate]);

  return <PricingPage back={back} isReturning={!isClean} onReturnClosed={() => setBack(null)} />;
}
