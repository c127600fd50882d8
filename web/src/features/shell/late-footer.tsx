import { useLocation, useRouter } from '@tanstack/react-router';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { LatePart } from '../../components/late-part.js';
import { WAITING } from '../../lib/held-press.js';
import { lazyComponent } from '../../lib/late-component.js';
import { site } from '../../lib/site.js';
import { NavLink } from './nav-link.js';
import { shortFooterLinks } from './navigation.js';

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
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        const isWaiting = document.querySelector(`${WAITING} footer`) !== null;
        // A load before the first page has resolved has no `fromLocation` and stays on the page.
        if (fromLocation && pathChanged && isWaiting) startTransition(() => setFirst(false));
      }),
    [router],
  );
  if (isShort) return <ShortFooter />;
  return isFirst ? waiting : another;
}

const SHORT = [
  '/account',
  '/dashboard',
  '/forgot-password',
  '/instantid',
  '/kontextlens',
  '/lenszero',
  '/login',
  '/oauth-callback',
  '/operator',
  '/reset-password',
  '/signup',
  '/verify-email',
];

const hasShortFooter = (pathname: string) => SHORT.includes(pathname.replace(/\/+$/, ''));

function ShortFooter() {
  return (
    <footer className="border-t border-line py-4">
      <div className="wrap flex flex-wrap items-center gap-x-5 text-sm text-ink-3">
        <p className="mr-auto py-3">{`© ${site.operator.name ?? 'Likeness'}`}</p>
        <ul className="flex flex-wrap gap-x-5">
          {shortFooterLinks.map((link) => (
            <li key={link.label}>
              <NavLink link={link} className="link inline-flex min-h-11 items-center text-ink-2" />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
