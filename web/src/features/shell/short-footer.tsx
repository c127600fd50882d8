import { site } from '../../lib/site.js';
import { NavLink } from './nav-link.js';
import { shortFooterLinks } from './navigation.js';

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

export const hasShortFooter = (pathname: string) => SHORT.includes(pathname.replace(/\/+$/, ''));

export function ShortFooter() {
  return (
    <footer className="border-t border-line py-4">
      <div className="wrap flex flex-wrap items-center gap-x-5 text-sm text-ink-3">
        <p className="mr-auto py-3">© {site.operator.name ?? 'Likeness'}</p>
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
