import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { outdatedFlag } from '../../lib/outdated-flag.js';
import { useStore } from '../../lib/store/use-store.js';
import * as text from './messages/en.js';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A live region that exists before its text, so that screen readers announce it. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isOutdated = useStore(outdatedFlag);
  return (
    <div role="status">
      {(isOutdated || !isOnline) && (
        <p className="bg-inverse text-on-inverse">
          <span className="wrap flex min-h-11 items-center gap-2.5 py-2 text-sm">
            <WifiOff aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} />
            <span>{isOnline ? text.outdatedBar : text.offlineBar}</span>
          </span>
        </p>
      )}
    </div>
  );
}
