import type { ReactNode } from 'react';
import { LateToaster } from '../../components/late-toaster.js';
import { lateComponent } from '../../lib/late-component.js';
import { useIsSettled } from '../../lib/page-settled.js';
import { OfflineBar } from './offline-bar.js';
import { LateFooter } from './late-footer.js';
import * as text from './messages/en.js';
import { SiteHeader } from './site-header.js';
import { TakenOver } from './taken-over.js';
import { TryFreeBanner } from './try-free-banner.js';
import { useHashScroll } from './use-hash-scroll.js';
import { useRouteFocus } from './use-route-focus.js';

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
      <TakenOver />
    </>
  );
}

function LateNotice() {
  return useIsSettled() && <SiteNotice />;
}
