import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { toasts } from '../../../components/toast-store.js';
import { fetchFaceConsent, withdrawFaceConsent } from '../../../lib/api/images-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { useBusy } from '../../../lib/use-busy.js';
import { detailOf } from '../messages.js';
import { SettingsSection } from '../settings-section.js';
import { startDate } from './subscription-dates.js';

const KEY = ['face-consent'];
const FAILED = 'The consent could not be withdrawn. Please try again.';

export function FaceConsent() {
  const queryClient = useQueryClient();
  const consent = useQuery({ queryKey: KEY, queryFn: fetchFaceConsent });
  const [error, setError] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function withdraw() {
    setError(null);
    try {
      await throughLogin(withdrawFaceConsent);
      await queryClient.invalidateQueries({ queryKey: KEY });
      toasts.add(
        'success',
        'Consent withdrawn.',
        'You will be asked again before the next photos are analysed.',
      );
    } catch (failure) {
      setError(detailOf(failure) ?? FAILED);
    }
  }

  return (
    <SettingsSection
      title="Face analysis"
      lead="To make portraits that look like you, the face in your photos is measured. That needs your consent."
    >
      <div role="status" className="grid min-h-11 content-center justify-items-start gap-3">
        {consent.isPending && <p className="text-ink-3">Loading</p>}
        {consent.isError && (
          <>
            <p>It could not be looked up whether you agreed.</p>
            <Button onClick={() => void consent.refetch()}>Try again</Button>
          </>
        )}
        {consent.data && !consent.data.given && (
          <p>You have not agreed. You are asked before the first photos are analysed.</p>
        )}
        {consent.data?.given && (
          <>
            <p>
              You agreed
              {consent.data.given_at !== null && <> on {startDate(consent.data.given_at)}</>}.
            </p>
            <Button busy={isBusy} disabled={isBusy} onClick={() => run(withdraw)}>
              Withdraw consent
            </Button>
          </>
        )}
      </div>
      <div role="alert">{error !== null && <FieldError>{error}</FieldError>}</div>
    </SettingsSection>
  );
}
