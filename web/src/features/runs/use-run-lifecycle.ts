import { useEffect } from 'react';
import type { RunController } from './run/run-controller.js';

/** Takes up an earlier run once the page is there, and tells the run when the network changes. */
export function useRunLifecycle(run: RunController): void {
  useEffect(() => {
    void run.resume();
    const back = () => run.setOnline(true);
    const gone = () => run.setOnline(false);
    const seen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) run.setOnline(true);
    };
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [run]);
}
