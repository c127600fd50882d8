import { createFileRoute } from '@tanstack/react-router';
import { SignupPage } from '../features/account/signup/signup-page.js';
import { requireLoggedOut } from './-guards.js';

export const Route = createFileRoute('/signup')({
  beforeLoad: requireLoggedOut,
  component: SignupPage,
});
