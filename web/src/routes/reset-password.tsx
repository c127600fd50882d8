import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/account/password/reset-password-page.js';
import { requireLoggedOutOfReset } from './-guards.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/reset-password')({
  validateSearch: readParts('token'),
  beforeLoad: requireLoggedOutOfReset,
  component: ResetPassword,
});

function ResetPassword() {
  const { token } = Route.useSearch();
  return <ResetPasswordPage token={token} />;
}
