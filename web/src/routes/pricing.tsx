import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
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

/** Reads the payment parameters once; they leave the URL when the payment's state is known. */
function Pricing() {
  const { status, session_id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [back, setBack] = useState(() => readReturn(status, session_id));
  const [isSettled, setSettled] = useState(back?.kind !== 'claimed');
  const settle = useCallback(() => setSettled(true), []);
  const isClean = status === undefined && session_id === undefined;

  useEffect(() => {
    if (isClean || !isSettled) return;
    void navigate({ search: {}, replace: true, resetScroll: false });
  }, [isClean, isSettled, navigate]);

  function close() {
    settle();
    setBack(null);
  }
  return (
    <PricingPage
      back={back}
      isReturning={!isClean}
      onReturnSettled={settle}
      onReturnClosed={close}
    />
  );
}
