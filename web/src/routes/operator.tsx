import { createFileRoute } from '@tanstack/react-router';
import { OperatorPage } from '../features/operator/operator-page.js';
import { stateQuery } from '../features/operator/keys.js';
import { loadEarly } from '../lib/load-early.js';
import { requireLogin } from './-guards.js';

export const Route = createFileRoute('/operator')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadEarly(context, stateQuery),
  component: OperatorPage,
});
