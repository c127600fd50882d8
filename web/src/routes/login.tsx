import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { LoginPage } from '../features/account/login/login-page.js';
import { requireLoggedOut } from './-guards.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/login')({
  validateSearch: readParts('redirect'),
  staticData: { rendersQueryLater: true },
  beforeLoad: requireLoggedOut,
  component: Login,
});

function Login() {
  const { redirect } = Route.useSearch();
  const isHydrated = useHydrated();
  return <LoginPage redirect={isHydrated ? redirect : undefined} />;
}
