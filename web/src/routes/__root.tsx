import { createRootRoute, Outlet } from '@tanstack/react-router';
import { PageShell } from '../features/shell/page-shell.js';

export const Route = createRootRoute({
  component: () => (
    <PageShell>
      <Outlet />
    </PageShell>
  ),
});
