import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/account/password/forgot-password-page.js';
import { requireLoggedOut } from './-guards.js';

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: requireLoggedOut,
  component: ForgotPasswordPage,
});
