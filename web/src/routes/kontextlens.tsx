import { createFileRoute } from '@tanstack/react-router';
import { KontextPage } from '../features/kontext/kontext-page.js';
import { loadToolEarly } from '../features/tool-page/load-tool-early.js';
import { requireLogin } from './-guards.js';

export const Route = createFileRoute('/kontextlens')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadToolEarly(context, 'kontextlens'),
  component: KontextPage,
});
