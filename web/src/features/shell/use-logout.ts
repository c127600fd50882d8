import { useRouter } from '@tanstack/react-router';
import { session } from '../../lib/session/page-session.js';
import { mayLoseWork } from '../../lib/unsaved-work.js';

/** Navigates home first: a page that needs a login would redirect to login. */
export function useLogout(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    if (!(await mayLoseWork())) return;
    await router.navigate({ to: '/', ignoreBlocker: true });
    await session.logout();
  };
}
