import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/account/password/forgot-password-page.js';
import { requireLoggedOutOfReset } from './-guards.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: readParts('redirect'),
  staticData: { rendersQueryLater: true },
  beforeLoad: requireLoggedOutOfReset,
  component: ForgotPassword,
});

function ForgotPassword() {
  const { redirect } = Route.useSearch();
  const isHydrated = useHydrated();
  return <ForgotPasswordPage redirect={isHydrated ? redirect : undefined} />;
}
