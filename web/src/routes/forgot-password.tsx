import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/account/password/forgot-password-page.js';
import { requireLoggedOutOfReset } from './-guards.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: readParts('redirect'),
  beforeLoad: requireLoggedOutOfReset,
  component: ForgotPassword,
});

function ForgotPassword() {
  const { redirect } = Route.useSearch();
  return <ForgotPasswordPage redirect={redirect} />;
}
