import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '../features/account/verification/verify-email-page.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/verify-email')({
  validateSearch: readParts('token'),
  component: VerifyEmail,
});

function VerifyEmail() {
  const { token } = Route.useSearch();
  return <VerifyEmailPage token={token} />;
}
