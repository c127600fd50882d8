import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { RetryNotice } from '../../../components/retry-notice.js';
import { ErrorAlert } from '../../../components/field-error.js';
import { callForFile } from '../../../lib/api/request.js';
import { dateWords } from '../../../lib/date-words.js';
import { faceConsentQuery } from '../../../lib/face-consent-query.js';
import { saveFile } from '../../../lib/save-file.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { WithdrawDialog } from '../../consent/withdraw-dialog.js';
import { CreditHistory } from '../credits/credit-history.js';
import { Invoices } from '../credits/invoices.js';
import { reasonOr } from '../failures.js';
import { SettingsSection } from '../settings-section.js';
import { ChangePassword } from './change-password.js';
import { DeleteAccount } from './delete-account.js';
import { LoginSessions } from './login-sessions.js';
import * as text from './messages.js';

const ACCEPT = { accept: 'application/zip, application/json' };

function DataExport() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      throughLogin(() => callForFile('GET /api/users/me/export', { headers: ACCEPT })),
    onSuccess: (file) => saveFile(file, 'likeness-export.zip'),
  });
  return (
    <SettingsSection title={text.yourData} lead={text.yourDataLead}>
      <div className="grid justify-items-start gap-3">
        <Button busy={isPending} disabled={isPending} onClick={() => mutate()}>
          {!isPending && <Download aria-hidden />}
          <span>{isPending ? text.preparing : text.downloadData}</span>
        </Button>
        <ErrorAlert error={reasonOr(error, text.exportFailed)} />
      </div>
    </SettingsSection>
  );
}

/** The sections below the first screen, in one file of their own. */
export function LaterSettings({ email }: { email: string }) {
  return (
    <>
      <CreditHistory />
      <Invoices />
      <ChangePassword email={email} />
      <LoginSessions />
      <FaceConsent />
      <DataExport />
      <DeleteAccount />
    </>
  );
}

function FaceConsent() {
  const consent = useQuery(faceConsentQuery);
  const [isAsking, setAsking] = useState(false);

  return (
    <SettingsSection title={text.faceAnalysis} lead={text.faceAnalysisLead}>
      <div role="status" className="grid min-h-11 content-center justify-items-start gap-3">
        {consent.isPending && <p className="text-ink-3">{text.loading}</p>}
        {consent.isError && (
          <RetryNotice title={text.noConsentStatus} onRetry={() => void consent.refetch()} />
        )}
        {consent.data && !consent.data.given && <p>{text.notAgreed}</p>}
        {consent.data?.given && (
          <>
            <p>
              {consent.data.given_at === null
                ? text.agreed
                : text.agreedOn(dateWords(consent.data.given_at))}
            </p>
            <Button onClick={() => setAsking(true)}>{text.withdrawConsent}</Button>
          </>
        )}
      </div>
      {isAsking && <WithdrawDialog onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}
