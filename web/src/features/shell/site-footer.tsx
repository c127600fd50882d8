import { Link } from '@tanstack/react-router';
import { ArrowUp } from 'lucide-react';
import { Suspense } from 'react';
import { Logo } from '../../components/logo.js';
import { lateComponent } from '../../lib/late-component.js';
import { productHeading } from '../../lib/page-format.js';
import { useIsSettled } from '../../lib/page-settled.js';
import { site } from '../../lib/site.js';
import { NavLink } from './nav-link.js';
import { footerGroups, footerLine } from './navigation.js';

function backToTop() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Comes once the page has settled, into a place that is kept for it. */
const NewsletterForm = lateComponent(
  async () => (await import('./newsletter-form.js')).NewsletterForm,
);

const footerLink =
  'inline-flex min-h-11 items-center text-control text-ink-2 underline-offset-4 hover:text-ink hover:underline';

export function SiteFooter() {
  const isSettled = useIsSettled();
  return (
    <footer className="border-t border-line pt-[clamp(3rem,5vw,4.5rem)] pb-8">
      <div className="wrap">
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-10">
          <div className="grid content-start gap-2">
            <Link to="/" className="inline-flex min-h-11 items-center justify-self-start">
              <Logo />
            </Link>
            <p className="max-w-[32ch] text-sm text-ink-2">
              {productHeading}. {footerLine}
            </p>
            {site.social.length > 0 && (
              <nav aria-label="Follow us">
                <ul className="flex max-w-[32ch] flex-wrap gap-x-5">
                  {site.social.map(({ name, url }) => (
                    <li key={name}>
                      <a href={url} target="_blank" rel="noopener" className={footerLink}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title} className="md:w-44">
              <h2 className="mb-1.5 text-sm font-bold">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <NavLink link={link} className={footerLink} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="min-h-52 w-full max-w-80 noscript:hidden">
            <Suspense>{isSettled && <NewsletterForm />}</Suspense>
          </div>
        </div>
        <div className="mt-[clamp(2.5rem,4vw,4rem)] flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-5 text-sm text-ink-3">
          <p>© {site.operator.name ?? 'Likeness'}</p>
          <ul className="mr-auto flex flex-wrap gap-x-5">
            {(
              [
                ['/terms', 'Terms'],
                ['/privacy', 'Privacy'],
              ] as const
            ).map(([to, label]) => (
              <li key={to}>
                <Link to={to} className="link inline-flex min-h-11 items-center text-ink-2">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={backToTop}
            className="link inline-flex min-h-11 items-center gap-1.5 text-ink-2"
          >
            <ArrowUp aria-hidden className="size-4" strokeWidth={1.75} />
            Back to top
          </button>
        </div>
        <p className="type-data mt-2 text-ink-3">
          Example portraits are made from a public-domain NASA photograph. No endorsement by NASA is
          implied.
        </p>
      </div>
    </footer>
  );
}
