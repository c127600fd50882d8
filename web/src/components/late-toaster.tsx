import { Suspense } from 'react';
import { lateComponent } from '../lib/late-component.js';
import { useIsSettled } from '../lib/page-settled.js';
import { useStore } from '../lib/store/use-store.js';
import { useOnce } from '../lib/use-once.js';
import { toasts } from './toast-store.js';

const Toaster = lateComponent(async () => (await import('./toaster.js')).Toaster);

/** Loads once the page has settled, so that it is there offline too. */
export function LateToaster() {
  const hasToast = useStore(toasts).length > 0;
  const isWanted = useOnce(useIsSettled() || hasToast);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
