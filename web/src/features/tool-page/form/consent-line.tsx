import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import { faceConsentQuery } from '../../../lib/face-consent-query.js';
import { problemOf } from '../../runs/run/problem.js';
import * as text from '../messages/en.js';

type ConsentLineProps = {
  isLocked: boolean;
  /** The studio has deleted the photos that the consent was given for. */
  onWithdrawn: () => void;
};

/** Lets the user withdraw the consent (GDPR: as easy as giving it). */
export function ConsentLine({ isLocked, onWithdrawn }: ConsentLineProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/images/face-consent'),
    onSuccess: () => {
      onWithdrawn();
      toasts.add('success', text.consentWithdrawn, text.photosDeleted);
    },
    onError: (error) => toasts.add('error', text.consentNotWithdrawn, problemOf(error).detail),
    onSettled: () => queryClient.invalidateQueries({ queryKey: faceConsentQuery.queryKey }),
  });

  return (
    <p className="text-sm text-ink-2">
      {text.agreedToAnalysis}{' '}
      <button
        type="button"
        className="link min-h-6 font-semibold text-ink disabled:text-ink-3"
        disabled={isLocked || isPending}
        onClick={() => mutate()}
      >
        {text.withdrawConsent}
      </button>
    </p>
  );
}
