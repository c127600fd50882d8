import { Link, useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { addressOf, chooseLanguage, isTranslated, locale } from '../../lib/locale.js';
import { useIsMember } from '../../lib/session/use-session.js';
import * as text from './messages.js';
import type { PageLink } from './navigation.js';

const other = locale === 'en' ? 'de' : 'en';

/** Loads another document, because a build has one language. */
export function LanguageLink({ className }: { className: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (!isTranslated(path)) return null;
  return (
    <a
      href={addressOf(path, other)}
      hrefLang={other}
      lang={other}
      onClick={({ currentTarget }) => {
        chooseLanguage(other);
        // A prerendered page knows no query.
        currentTarget.search = window.location.search;
      }}
      className={className}
    >
      {text.otherLanguage}
    </a>
  );
}

export function NavLink({ link, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { link: PageLink }) {
  const isMember = useIsMember();
  const { to, hash } = (isMember && link.forMembers) || link;
  return (
    <Link to={to} hash={hash} {...rest}>
      {link.label}
    </Link>
  );
}
