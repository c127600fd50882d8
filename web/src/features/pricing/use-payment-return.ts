import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/request.js';
import { local } from '../../lib/storage.js';
import { expiredFlag } from '../../lib/api/shown-token.js';
import { useSessionPart, useUser } from '../../lib/session/use-session.js';
import { useStore } from '../../lib/store/store.js';
import { type PaymentReturn, paymentState, type PaymentState } from './payment-return.js';

const KEY = 'likeness.celebrated';
const KEPT = 20;

const ids = () => (local.read(KEY) ?? '').split(' ').filter(Boolean);

/** Payments already celebrated in this browser, so that reopening the URL doesn't repeat it. */
function wasCelebrated(checkoutId: string): boolean {
  return ids().includes(checkoutId);
}

function keepCelebrated(checkoutId: string): void {
  const kept = ids().filter((id) => id !== checkoutId);
  local.write(KEY, [...kept, checkoutId].slice(-KEPT).join(' '));
}

/** In ms. A bank may take days, so poll only while the user is likely to watch. */
const LOOK_AGAIN_MS = 3_000;
const LOOKS = 20;

const willNotHelp = (error: unknown) => error instanceof ApiError && error.status < 500;

/** @param onSettled a reload can't tell more about this payment */
export function usePaymentReturn(
  back: PaymentReturn | null,
  onSettled: () => void,
): {
  state: PaymentState | null;
  askAgain: () => void;
} {
  const checkoutId = back?.kind === 'claimed' ? back.checkoutId : null;
  const user = useUser();
  const isExpired = useStore(expiredFlag);
  const isSignedOut = useSessionPart(
    ({ status }) => checkoutId !== null && status === 'signed-out',
  );
  // Read once: recording the celebration below must not end it.
  const [celebratedBefore] = useState(() => checkoutId !== null && wasCelebrated(checkoutId));
  const { data, error, fetchStatus, isFetching, refetch } = useQuery({
    queryKey: ['checkout', user?.id, checkoutId],
    queryFn: async () => {
      const params = { id: checkoutId ?? '' };
      return (await call('GET /api/payments/checkouts/:id', { params })).is_paid;
    },
    enabled: checkoutId !== null && user !== null,
    retry: (failures, failure) => !willNotHelp(failure) && failures < 2,
    refetchInterval: (query) =>
      query.state.data === false && query.state.dataUpdateCount < LOOKS ? LOOK_AGAIN_MS : false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const state =
    checkoutId === null
      ? null
      : paymentState({
          isSignedOut,
          isPaused: fetchStatus === 'paused',
          isPaid: data,
          error: isFetching ? null : error,
          wasCelebrated: celebratedBefore,
        });

  useEffect(() => {
    if (state === 'paid' && checkoutId !== null) keepCelebrated(checkoutId);
    if (state === 'paid' || state === 'known' || state === 'foreign') onSettled();
    // The notice asks for the login already.
    if (state === 'no-one') expiredFlag.dispatch(false);
  }, [state, checkoutId, isExpired, onSettled]);

  return { state, askAgain: () => void refetch() };
}
