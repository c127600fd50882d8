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

/** The installed app's way to the camera: who is signed in has it on the tool's own page. */
export async function leadToCamera({ location }: { location: { hash: string } }): Promise<void> {
  if (location.hash !== 'camera' || !(await session.ready())) return;
  throw redirect({ to: '/lenszero', hash: 'camera', replace: true });
}
