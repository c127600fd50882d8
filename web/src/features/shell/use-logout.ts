import { useRouter } from '@tanstack/react-router';
import { session } from '../../lib/session/page-session.js';

/** Ends the session. Home first: a page that needs a login would lead to login instead. */
export function useLogout(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    await router.navigate({ to: '/' });
    await session.logout();
  };
}
