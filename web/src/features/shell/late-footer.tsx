import { useLocation, useRouter } from '@tanstack/react-router';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { LatePart } from '../../components/late-part.js';
import { WAITING } from '../../lib/held-press.js';
import { lazyComponent } from '../../lib/late-component.js';
import { hasShortFooter, ShortFooter } from './short-footer.js';

const SiteFooter = lazyComponent(async () => (await import('./site-footer.js')).SiteFooter);

const RESERVED = 'min-h-[36rem] md:min-h-[38rem] lg:min-h-[28rem]';
const waiting = (
  <LatePart reserved={RESERVED}>
    <SiteFooter />
  </LatePart>
);
const another = (
  <Suspense fallback={<div className={RESERVED} />}>
    <SiteFooter />
  </Suspense>
);

/** Other pages have other links than the server rendered, so React renders the footer again. */
export function LateFooter() {
  const router = useRouter();
  const isShort = useLocation({ select: ({ pathname }) => hasShortFooter(pathname) });
  const [isFirst, setFirst] = useState(true);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        const isWaiting = document.querySelector(`${WAITING} footer`) !== null;
        if (pathChanged && isWaiting) startTransition(() => setFirst(false));
      }),
    [router],
  );
  if (isShort) return <ShortFooter />;
  return isFirst ? waiting : another;
}
