import { CreditHistory } from '../credits/credit-history.js';
import { Invoices } from '../credits/invoices.js';
import { ChangePassword } from './change-password.js';
import { DataExport } from './data-export.js';
import { DeleteAccount } from './delete-account.js';
import { FaceConsent } from './face-consent.js';
import { LoginSessions } from './login-sessions.js';

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
