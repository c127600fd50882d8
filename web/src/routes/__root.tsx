import { createRootRoute, Outlet } from '@tanstack/react-router';
import { SessionExpired } from '../features/account/session-expired.js';
import { useAccountNews } from '../features/account/use-account-news.js';
import { useSessionLife } from '../features/account/use-session-life.js';
import { PageShell } from '../features/shell/page-shell.js';

export const Route = createRootRoute({ component: Root });

function Root() {
  useSessionLife();
  useAccountNews();
  return (
    <PageShell>
      <Outlet />
      <SessionExpired />
    </PageShell>
  );
}
