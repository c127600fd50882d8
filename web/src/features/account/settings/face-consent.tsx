import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { ErrorAlert } from '../../../components/error-alert.js';
import { toasts } from '../../../components/toast-store.js';
import { fetchFaceConsent, withdrawFaceConsent } from '../../../lib/api/images-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../failures.js';
import { SettingsSection } from '../settings-section.js';
import { startDate } from './subscription-dates.js';

const KEY = ['face-consent'];

export function FaceConsent() {
  const queryClient = useQueryClient();
  const consent = useQuery({ queryKey: KEY, queryFn: fetchFaceConsent });
  const withdrawal = useMutation({
    mutationFn: () => throughLogin(withdrawFaceConsent),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: KEY });
      toasts.add('success', 'Consent withdrawn.', 'We’ll ask again before we analyze more photos.');
    },
  });

  return (
    <SettingsSection
      title="Face analysis"
      lead="To make portraits that look like you, we measure the face in your photos. That needs your consent."
    >
      <div role="status" className="grid min-h-11 content-center justify-items-start gap-3">
        {consent.isPending && <p className="text-ink-3">Loading</p>}
        {consent.isError && (
          <>
            <p>We couldn’t load your consent status.</p>
            <Button onClick={() => void consent.refetch()}>Try again</Button>
          </>
        )}
        {consent.data && !consent.data.given && (
          <p>You haven’t agreed yet. We’ll ask before we analyze your first photos.</p>
        )}
        {consent.data?.given && (
          <>
            <p>
              You agreed
              {consent.data.given_at !== null && <> on {startDate(consent.data.given_at)}</>}.
            </p>
            <Button
              busy={withdrawal.isPending}
              disabled={withdrawal.isPending}
              onClick={() => withdrawal.mutate()}
            >
              Withdraw consent
            </Button>
          </>
        )}
      </div>
      <ErrorAlert
        error={reasonOr(withdrawal.error, 'We couldn’t withdraw your consent. Please try again.')}
      />
    </SettingsSection>
  );
}
