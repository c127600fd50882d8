import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { type Toast, toasts } from '../../components/toast-store.js';
import { awaitTarget, focusHeading, holdElement } from '../../lib/hash-scroll.js';
import { lateComponent } from '../../lib/late-component.js';
import { isOverlayMove } from '../../lib/overlay-history.js';
import { useIsSettled } from '../../lib/page-settled.js';
import { useSessionPart } from '../../lib/session/use-session.js';
import { useOnce } from '../../lib/use-once.js';
import { LateFooter } from './late-footer.js';
import * as text from './messages.js';
import { SiteHeader } from './site-header.js';
import { TryFreeBanner } from './try-free-banner.js';
import { WifiOff } from 'lucide-react';
import { outdatedFlag } from '../../lib/outdated-flag.js';
import { useStore } from '../../lib/store/store.js';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A live region that exists before its text, so that screen readers announce it. */
function OfflineBar() {
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

const Toaster = lateComponent(async () => (await import('../../components/toaster.js')).Toaster);
const none: readonly Toast[] = [];

/** Loads once the page has settled, so that it is there offline too. */
function LateToaster() {
  const hasToast = useSyncExternalStore(toasts.subscribe, toasts.list, () => none).length > 0;
  const isWanted = useOnce(useIsSettled() || hasToast);
  return isWanted && <Toaster />;
}

const SiteNotice = lateComponent(async () => (await import('./site-notice.js')).SiteNotice);

export function PageShell({ children }: { children: ReactNode }) {
  useHashScroll();
  useRouteFocus();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-[200%] rounded-control bg-ink px-4 py-2.5 text-page -outline-offset-5 [--focus:var(--color-page)] focus:translate-y-0"
      >
        {text.skipToContent}
      </a>
      <LateNotice />
      <OfflineBar />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LateFooter />
      <TryFreeBanner />
      <LateToaster />
      {/* As deep as the page's content, which React hydrates after the rest, level by level. */}
      <Suspense>
        <Suspense>
          <TakenOver />
        </Suspense>
      </Suspense>
    </>
  );
}

function LateNotice() {
  return useIsSettled() && <SiteNotice />;
}

/** Render it last, so that its effect runs after those of the page. */
function TakenOver() {
  const isKnown = useSessionPart(({ status }) => status !== 'unknown');

  useEffect(() => {
    if (!isKnown) return;
    delete document.documentElement.dataset.member;
    delete document.getElementById('root')?.dataset.path;
    tellHydrated();
  }, [isKnown]);

  return null;
}

/** After a navigation, focuses the page's heading unless another element took the focus. */
function useRouteFocus(): void {
  const router = useRouter();

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash !== '') return;
        const { activeElement } = document;
        const isTaken = document.getElementById('main')?.contains(activeElement) === true;
        if (!isTaken) focusHeading();
      }),
    [router],
  );
}

/** Scrolls to the hash on every navigation, even when the user clicks the same link again. */
function useHashScroll(): void {
  const router = useRouter();

  useEffect(() => {
    let cancel = () => {};
    function go(hash: string) {
      cancel();
      if (hash === '') return;
      cancel = awaitTarget(() => document.getElementById(hash), holdElement);
    }
    go(router.state.location.hash);
    const unsubscribe = router.subscribe('onBeforeNavigate', (event) => {
      if (!isOverlayMove(event)) go(event.toLocation.hash);
    });
    return () => {
      unsubscribe();
      cancel();
    };
  }, [router]);
}

/** Tells the inline script in the page to replay clicks from before hydration. */
function tellHydrated(): void {
  document.getElementById('root')?.dispatchEvent(new Event('hydrated'));
}
