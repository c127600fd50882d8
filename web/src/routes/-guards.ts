import { redirect } from '@tanstack/react-router';
import { session } from '../lib/session/page-session.js';

type Guarded = { location: { href: string } };

/** Sends who is logged out to login, with the full path to come back to. */
export async function requireLogin({ location }: Guarded): Promise<void> {
  if (await session.ready()) return;
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
}

/** Sends who is logged in home: these pages are for everybody else. */
export async function requireLoggedOut(): Promise<void> {
  if (await session.ready()) throw redirect({ to: '/', replace: true });
}
