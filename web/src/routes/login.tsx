import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/account/login/login-page.js';
import { requireLoggedOut } from './-guards.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/login')({
  validateSearch: readParts('redirect'),
  beforeLoad: requireLoggedOut,
  component: Login,
});

function Login() {
  const { redirect } = Route.useSearch();
  return <LoginPage redirect={redirect} />;
}
