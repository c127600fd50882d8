import { createFileRoute } from '@tanstack/react-router';
import { SignupPage } from '../features/account/signup/signup-page.js';
import { requireLoggedOut } from './-guards.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/signup')({
  validateSearch: readParts('redirect'),
  beforeLoad: requireLoggedOut,
  component: Signup,
});

function Signup() {
  const { redirect } = Route.useSearch();
  return <SignupPage redirect={redirect} />;
}
