import { Suspense } from 'react';
import { lateComponent } from '../../lib/late-component.js';
import { useIsSettled } from '../../lib/page-settled.js';

const SiteNotice = lateComponent(async () => (await import('./site-notice.js')).SiteNotice);

export function LateNotice() {
  return <Suspense>{useIsSettled() && <SiteNotice />}</Suspense>;
}
