import { useRouter } from '@tanstack/react-router';
import { toasts } from '../../../components/toast-store.js';
import { session } from '../../../lib/session/page-session.js';

/** Ends the session in this browser, after the server has ended it. */
export function useEndHere(words: string): () => Promise<void> {
  const router = useRouter();
  return async () => {
    // Navigate home first: this page redirects signed-out users to login.
    await router.navigate({ to: '/', ignoreBlocker: true });
    await session.logout();
    toasts.add('success', words);
  };
}
