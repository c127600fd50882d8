import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Logo } from '../../components/logo.js';
import { lateComponent } from '../../lib/late-component.js';
import { useIsSettled } from '../../lib/page-settled.js';
import { site } from '../../lib/site.js';
import * as text from './messages.js';
import { LanguageLink, NavLink } from './nav-link.js';
import {
  contractLinks,
  footerGroups,
  footerLine,
  type LinkGroup,
  type PageLink,
} from './navigation.js';

const footerLink =
  'inline-flex min-h-11 items-center text-control text-ink-2 underline-offset-4 hover:text-ink hover:underline';

const footerFold =
  'flex min-h-12 w-full items-center justify-between gap-4 text-left text-sm font-bold md:hidden [&_svg]:size-4.5 [&_svg]:text-ink-2';

function Links({ links }: { links: readonly PageLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.label}>
          <NavLink link={link} className={footerLink} />
        </li>
      ))}
    </ul>
  );
}

function FooterGroup({ title, links }: LinkGroup) {
  return (
    <nav aria-label={title} className="md:w-44">
      <h2 className="mb-1.5 text-sm font-bold">{title}</h2>
      <Links links={links} />
    </nav>
  );
}

/** Folded on phones with native `details`, so it works before hydration. */
function FoldedGroup(group: LinkGroup) {
  return (
    <>
      <div className="max-md:hidden">
        <FooterGroup {...group} />
      </div>
      <details className="group w-full border-t border-line md:hidden">
        <summary className={footerFold}>
          {group.title}
          <Plus aria-hidden strokeWidth={1.75} className="group-open:rotate-45" />
        </summary>
        <nav aria-label={group.title} className="pb-3">
          <Links links={group.links} />
        </nav>
      </details>
    </>
  );
}

function backToTop() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

const NewsletterForm = lateComponent(
  async () => (await import('./newsletter-form.js')).NewsletterForm,
);

export function SiteFooter() {
  return (
    <footer className="border-t border-line pt-[clamp(3rem,5vw,4.5rem)] pb-8">
      <div className="wrap">
        <div className="flex flex-wrap justify-between gap-x-10 md:gap-y-10">
          <div className="grid content-start gap-2 max-md:pb-6">
            <Link to="/" className="inline-flex min-h-11 items-center justify-self-start">
              <Logo />
            </Link>
            <p className="max-w-[32ch] text-sm text-ink-2">{footerLine}</p>
            {site.social.length > 0 && (
              <nav aria-label={text.followUs}>
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
            <FoldedGroup key={group.title} {...group} />
          ))}
          <div className="max-md:order-last max-md:w-full max-md:pt-6">
            <FooterGroup {...contractLinks} />
          </div>
          <Newsletter />
        </div>
        <LastLine />
        <p className="type-data mt-2 text-ink-3">
          {`© ${site.operator.name ?? 'Likeness'} · ${text.examplePeople}`}
        </p>
      </div>
    </footer>
  );
}

function Newsletter() {
  const isSettled = useIsSettled();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div className="w-full noscript:hidden max-md:border-y max-md:border-line md:min-h-52 md:max-w-80">
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className={footerFold}
      >
        {text.stayUpdated}
        <Plus aria-hidden strokeWidth={1.75} className={clsx(isUnfolded && 'rotate-45')} />
      </button>
      <div className={clsx('max-md:pb-5', !isUnfolded && 'max-md:hidden')}>
        {isSettled && <NewsletterForm />}
      </div>
    </div>
  );
}

function LastLine() {
  return (
    <div className="mt-[clamp(1.25rem,4vw,4rem)] flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-5 text-sm text-ink-3">
      <ul className="mr-auto flex flex-wrap gap-x-5">
        {(
          [
            ['/terms', text.terms],
            ['/privacy', text.privacy],
          ] as const
        ).map(([to, label]) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center text-ink-2">
              {label}
            </Link>
          </li>
        ))}
        <li className="empty:hidden">
          <LanguageLink className="link inline-flex min-h-11 items-center text-ink-2" />
        </li>
      </ul>
      <button
        type="button"
        onClick={backToTop}
        className="link inline-flex min-h-11 items-center gap-1.5 text-ink-2"
      >
        <ArrowUp aria-hidden className="size-4" strokeWidth={1.75} />
        {text.backToTop}
      </button>
    </div>
  );
}
