import { Plus } from 'lucide-react';
import { NavLink } from './nav-link.js';
import type { LinkGroup, PageLink } from './navigation.js';

export const footerLink =
  'inline-flex min-h-11 items-center text-control text-ink-2 underline-offset-4 hover:text-ink hover:underline';

export const footerFold =
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

export function FooterGroup({ title, links }: LinkGroup) {
  return (
    <nav aria-label={title} className="md:w-44">
      <h2 className="mb-1.5 text-sm font-bold">{title}</h2>
      <Links links={links} />
    </nav>
  );
}

/** Folded on phones with native `details`, so it works before hydration. */
export function FoldedGroup(group: LinkGroup) {
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
