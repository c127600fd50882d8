import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Coins, HandHeart, Menu, Moon, Sun, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/button.js';
import { Logo } from '../../components/logo.js';
import { creditWord } from '../../lib/credit-words.js';
import { lateComponent } from '../../lib/late-component.js';
import { useIsMember, useUser } from '../../lib/session/use-session.js';
import { site } from '../../lib/site.js';
import { colourBars, toggleTheme } from '../../lib/theme.js';
import * as text from './messages.js';
import { LanguageLink, NavLink } from './nav-link.js';
import { mainLinks, memberMenu } from './navigation.js';
import { useDismiss } from './use-dismiss.js';

const closeDelay = 150;

function useMobileMenu() {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed');
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setState('closing');
  useDismiss({ isOpen: state === 'open', container, button, onDismiss: close });

  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => setState('closed'), closeDelay);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    container,
    button,
    close,
    toggle: () => setState(state === 'open' ? 'closing' : 'open'),
  };
}

// Lazy-loaded, so that guests never download them.
const MemberMenu = lateComponent(
  async () => (await import('./member-menu.js')).MemberMenu,
  <Button className="invisible max-lg:hidden">{memberMenu.label}</Button>,
);
const MobileMemberGroup = lateComponent(
  async () => (await import('./mobile-member-group.js')).MobileMemberGroup,
);

export function SiteHeader() {
  const isMember = useIsMember();
  const { state, container, button, close, toggle } = useMobileMenu();
  return (
    <header ref={container} className="relative z-20 border-b border-line bg-page">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-x-[clamp(1rem,3vw,2.75rem)]">
        <Link to="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <nav aria-label={text.mainNavigation} className="hidden lg:block">
          <ul className="flex flex-wrap gap-x-[clamp(1rem,2.2vw,2rem)]">
            {mainLinks.map((link) => (
              <li key={link.label}>
                <NavLink
                  link={link}
                  className="inline-flex min-h-11 items-center text-control font-medium text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center gap-2 max-lg:-mr-3 max-[25rem]:gap-0">
          <CreditsLink />
          <SupportLink className="hidden min-h-11 items-center gap-1.5 rounded-control px-2 text-control font-medium text-ink-2 hover:bg-ink/6 hover:text-ink lg:inline-flex" />
          <LanguageLink className="hidden min-h-11 items-center rounded-control px-2 text-control font-medium text-ink-2 hover:bg-ink/6 hover:text-ink lg:inline-flex" />
          <ThemeToggle />
          {isMember ? (
            <MemberMenu />
          ) : (
            <Button asChild className="max-sm:hidden member:invisible">
              <Link to="/login">{text.login}</Link>
            </Button>
          )}
          <IconButton
            ref={button}
            label={state === 'open' ? text.closeMenu : text.openMenu}
            aria-expanded={state === 'open'}
            aria-controls="mobile-menu"
            className="lg:hidden noscript:hidden"
            onClick={toggle}
          >
            {state === 'open' ? <X aria-hidden /> : <Menu aria-hidden />}
          </IconButton>
        </div>
      </div>
      <MobileMenu state={state} onLeave={close} />
    </header>
  );
}

type MobileMenuProps = {
  state: ReturnType<typeof useMobileMenu>['state'];
  onLeave: () => void;
};

function MobileMenu({ state, onLeave }: MobileMenuProps) {
  const isMember = useIsMember();
  return (
    <nav
      id="mobile-menu"
      aria-label={text.mainNavigation}
      hidden={state === 'closed'}
      className={clsx(
        'absolute inset-x-0 top-full border-b border-line bg-page shadow-bar transition-opacity duration-150 lg:hidden',
        state === 'closing' ? 'opacity-0' : 'motion-safe:animate-fade',
      )}
    >
      {state !== 'closed' && (
        <ul className="wrap py-2">
          {mainLinks.map((link) => (
            <li key={link.label} className="not-first:border-t not-first:border-line">
              <NavLink
                link={link}
                onClick={onLeave}
                className="flex min-h-13 items-center text-h4 font-medium"
              />
            </li>
          ))}
          {site.supportUrl !== null && (
            <li className="border-t border-line">
              <SupportLink className="flex min-h-13 items-center gap-2.5 text-h4 font-medium" />
            </li>
          )}
          <li className="border-t border-line empty:hidden">
            <LanguageLink className="flex min-h-13 items-center text-h4 font-medium" />
          </li>
          {isMember ? (
            <MobileMemberGroup onLeave={onLeave} />
          ) : (
            <li className="border-t border-line">
              <Link
                to="/login"
                onClick={onLeave}
                className="flex min-h-13 items-center text-h4 font-medium"
              >
                {text.login}
              </Link>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}

function CreditsLink() {
  const user = useUser();
  if (!user) return null;
  return (
    <Link
      to="/account"
      hash="credits"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 max-[22rem]:px-1 text-control font-medium text-ink-2 tabular-nums hover:bg-ink/6 hover:text-ink"
    >
      <Coins aria-hidden className="size-4.5 max-[22rem]:hidden" strokeWidth={1.75} />
      {user.credits}
      <span className="max-sm:sr-only">{creditWord(user.credits)}</span>
    </Link>
  );
}

function SupportLink({ className }: { className: string }) {
  if (site.supportUrl === null) return null;
  return (
    <a href={site.supportUrl} target="_blank" rel="noopener" className={className}>
      <HandHeart aria-hidden className="size-4.5" strokeWidth={1.75} />
      {text.supportUs}
    </a>
  );
}

/** Renders both icons and lets CSS show one, because the server doesn't know the theme. */
function ThemeToggle() {
  useEffect(() => colourBars(document), []);
  return (
    <IconButton
      label={text.switchTheme}
      className="noscript:hidden"
      onClick={() => toggleTheme(document)}
    >
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </IconButton>
  );
}
