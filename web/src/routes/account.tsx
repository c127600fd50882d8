import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../features/account/settings/account-page.js';
import { requireLogin } from './-guards.js';

export const Route = createFileRoute('/account')({
  beforeLoad: requireLogin,
  component: AccountPage,
});
