import { createFileRoute } from '@tanstack/react-router';
import { KontextPage } from '../features/kontext/kontext-page.js';
import { requireLogin } from './-guards.js';

export const Route = createFileRoute('/kontextlens')({
  beforeLoad: requireLogin,
  component: KontextPage,
});
