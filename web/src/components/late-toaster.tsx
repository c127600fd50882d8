import { useSyncExternalStore } from 'react';
import { lateComponent } from '../lib/late-component.js';
import { useIsSettled } from '../lib/page-settled.js';
import { useOnce } from '../lib/use-once.js';
import { toasts, type Toast } from './toast-store.js';

const Toaster = lateComponent(async () => (await import('./toaster.js')).Toaster);
const none: readonly Toast[] = [];

/** Loads once the page has settled, so that it is there offline too. */
export function LateToaster() {
  const hasToast = useSyncExternalStore(toasts.subscribe, toasts.list, () => none).length > 0;
  const isWanted = useOnce(useIsSettled() || hasToast);
  return isWanted && <Toaster />;
}
