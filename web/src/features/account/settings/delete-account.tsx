import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { call } from '../../../lib/api/request.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { site } from '../../../lib/site.js';
import { ledgerQuery } from '../credits/ledger-query.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages.js';
import { useEndHere } from './login-sessions.js';
import type { LedgerPage } from '@likeness/contracts/http/payments';

/** Includes credits reserved for images in progress. */
export function unusedCredits({
  balance,
  held,
  paid,
}: Pick<LedgerPage, 'balance' | 'held' | 'paid'>) {
  return { paid, gifts: balance + held - paid };
}

export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const endHere = useEndHere(text.accountDeleted);
  return (
    <SettingsSection title={text.deleteAccount} lead={text.deleteLead}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {text.deleteAccountAction}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.deleteAccountAction}
        description={text.deleteText}
        keep={text.cancel}
        action={text.deleteNow}
        busyAction={text.deleting}
        onConfirm={async () => {
          await throughLogin(() => call('DELETE /api/users/me'));
          await endHere();
        }}
        failureOf={() => text.deleteFailed}
        onClose={() => setAsking(false)}
      >
        <LostCredits />
      </ConfirmDialog>
    </SettingsSection>
  );
}

function LostCredits() {
  const { data } = useInfiniteQuery(ledgerQuery);
  const [page] = data?.pages ?? [];
  if (!page) return null;
  const { paid, gifts } = unusedCredits(page);
  if (paid + gifts === 0) return null;
  const { support } = site.email;
  return (
    <div className="grid gap-3 rounded-control bg-well p-4 text-sm">
      {paid > 0 && <p className="font-semibold">{text.paidCredits(paid)}</p>}
      {gifts > 0 && <p>{(paid > 0 ? text.alsoFreeCredits : text.freeCredits)(gifts)}</p>}
      {paid > 0 && (
        <p>
          {text.moneyBack(
            <Link to="/withdrawal" className="link">
              {text.withdrawalLink}
            </Link>,
            support === null ? (
              <Link to="/about" hash="contact" className="link">
                {text.contactLink}
              </Link>
            ) : (
              <a href={`mailto:${support}`} className="link wrap-anywhere">
                {support}
              </a>
            ),
          )}
        </p>
      )}
    </div>
  );
}
