import { useEffect } from 'react';
import type { RunController } from '../../runs/run/run-controller.js';

/** Asks the server for the person's run when the page opens, is seen again, or its network changes. */
export function useRunLifecycle(run: RunController): void {
  useEffect(() => {
    const refresh = () => void run.refresh();
    const seen = () => document.visibilityState === 'visible' && refresh();
    refresh();
    window.addEventListener('online', refresh);
    window.addEventListener('offline', refresh);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', refresh);
      window.removeEventListener('offline', refresh);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [run]);
}
