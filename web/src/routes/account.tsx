import { createFileRoute } from '@tanstack/react-router';
import { invoicesQuery, loginSessionsQuery } from '../features/account/account-queries.js';
import { ledgerQuery } from '../features/account/credits/ledger-query.js';
import { AccountPage } from '../features/account/settings/account-page.js';
import { faceConsentQuery } from '../lib/face-consent-query.js';
import { loadCodeEarly, loadEarly, loadPagesEarly } from '../lib/load-early.js';
import { requireLogin } from './-guards.js';

export const Route = createFileRoute('/account')({
  beforeLoad: requireLogin,
  loader: ({ context }) => {
    loadPagesEarly(context, ledgerQuery);
    loadEarly(context, invoicesQuery);
    loadEarly(context, loginSessionsQuery);
    loadEarly(context, faceConsentQuery);
    loadCodeEarly(() => import('../features/account/settings/later-settings.js'));
  },
  component: AccountPage,
});
