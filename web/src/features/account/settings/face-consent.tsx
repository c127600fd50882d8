import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { faceConsentQuery } from '../../../lib/face-consent-query.js';
import { WithdrawDialog } from '../../consent/withdraw-dialog.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages/en.js';
import { startDate } from './subscription-dates.js';

export function FaceConsent() {
  const consent = useQuery(faceConsentQuery);
  const [isAsking, setAsking] = useState(false);

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
            <Button onClick={() => setAsking(true)}>{text.withdrawConsent}</Button>
          </>
        )}
      </div>
      {isAsking && <WithdrawDialog onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}
