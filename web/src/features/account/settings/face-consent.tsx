import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { ErrorAlert } from '../../../components/error-alert.js';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import { faceConsentQuery } from '../../../lib/face-consent-query.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../failures.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages/en.js';
import { startDate } from './subscription-dates.js';

export function FaceConsent() {
  const queryClient = useQueryClient();
  const consent = useQuery(faceConsentQuery);
  const withdrawal = useMutation({
    mutationFn: () => throughLogin(() => call('DELETE /api/images/face-consent')),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: faceConsentQuery.queryKey });
      toasts.add('success', text.consentWithdrawn, text.askAgain);
    },
  });

  return (
    <SettingsSection title={text.faceAnalysis} lead={text.faceAnalysisLead}>
      <div role="status" className="grid min-h-11 content-center justify-items-start gap-3">
        {consent.isPending && <p className="text-ink-3">{text.loading}</p>}
        {consent.isError && (
          <>
            <p>{text.noConsentStatus}</p>
            <Button onClick={() => void consent.refetch()}>{text.tryAgain}</Button>
          </>
        )}
        {consent.data && !consent.data.given && <p>{text.notAgreed}</p>}
        {consent.data?.given && (
          <>
            <p>
              {consent.data.given_at === null
                ? text.agreed
                : text.agreedOn(startDate(consent.data.given_at))}
            </p>
            <Button
              busy={withdrawal.isPending}
              disabled={withdrawal.isPending}
              onClick={() => withdrawal.mutate()}
            >
              {text.withdrawConsent}
            </Button>
          </>
        )}
      </div>
      <ErrorAlert error={reasonOr(withdrawal.error, text.withdrawFailed)} />
    </SettingsSection>
  );
}
