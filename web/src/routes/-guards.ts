import { redirect } from '@tanstack/react-router';
import { session } from '../lib/session/page-session.js';

type Guarded = { location: { href: string } };
type Visited = Guarded & { preload: boolean };

export async function requireLogin({ location }: Guarded): Promise<void> {
  if (await session.ready()) return;
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
}

export async function requireLoggedOut(): Promise<void> {
  if (await session.ready()) throw redirect({ to: '/', replace: true });
}

export async function requireLoggedOutOfReset({ location, preload }: Visited): Promise<void> {
  if (!(await session.ready())) return;
  if (!preload) {
    const { tellLoggedIn } = await import('../features/account/password/tell-logged-in.js');
    tellLoggedIn(location.href);
  }
  throw redirect({ to: '/', replace: true });
}

/** Anchors of the guest demo, and the installed app's camera shortcut. */
const DEMO = ['instant-id', 'image-upload-section', 'camera'];

export async function leadToTool({ location }: { location: { hash: string } }): Promise<void> {
  const { hash } = location;
  if (!DEMO.includes(hash) || !(await session.ready())) return;
  throw redirect({ to: '/lenszero', hash: hash === 'camera' ? hash : '', replace: true });
}
