import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useAccountNews, useSessionLife } from '../features/account/use-session-life.js';
import { PageShell } from '../features/shell/page-shell.js';
import { lateComponent } from '../lib/late-component.js';
import type { RouteContext } from '../lib/load-early.js';
import { expiredFlag } from '../lib/api/shown-token.js';
import { useStore } from '../lib/store/store.js';

const SessionExpiredDialog = lateComponent(
  async () => (await import('../features/account/session-expired-dialog.js')).SessionExpiredDialog,
);

export const Route = createRootRouteWithContext<RouteContext>()({ component: Root });

function Root() {
  const isExpired = useStore(expiredFlag);
  useSessionLife();
  useAccountNews();
  return (
    <PageShell>
      <Outlet />
      {isExpired && <SessionExpiredDialog />}
    </PageShell>
  );
}
