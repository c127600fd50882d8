import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { SignupPage } from '../features/account/signup/signup-page.js';
import { requireLoggedOut } from './-guards.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/signup')({
  validateSearch: readParts('redirect'),
  staticData: { rendersQueryLater: true },
  beforeLoad: requireLoggedOut,
  component: Signup,
});

function Signup() {
  const { redirect } = Route.useSearch();
  const isHydrated = useHydrated();
  return <SignupPage redirect={isHydrated ? redirect : undefined} />;
}
