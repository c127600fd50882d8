import { createFileRoute } from '@tanstack/react-router';
import { OperatorPage } from '../features/operator/operator-page.js';
import { requireLogin } from './-guards.js';

export const Route = createFileRoute('/operator')({
  beforeLoad: requireLogin,
  component: OperatorPage,
});
