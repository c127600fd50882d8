import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useIsMember } from '../../lib/session/use-session.js';
import type { PageLink } from './navigation.js';

type NavLinkProps = Omit<ComponentProps<'a'>, 'href'> & { link: PageLink };

export function NavLink({ link, ...rest }: NavLinkProps) {
  const isMember = useIsMember();
  const { to, hash } = (isMember && link.forMembers) || link;
  return (
    <Link to={to} hash={hash} {...rest}>
      {link.label}
    </Link>
  );
}
