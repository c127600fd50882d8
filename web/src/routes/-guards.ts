import { redirect } from '@tanstack/react-router';
import { toasts } from '../components/toast-store.js';
import { addressOf } from '../lib/translated-pages.js';
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
    toasts.add('warning', 'You are already logged in.', {
      message: 'To set a new password by email, log out first.',
      action: {
        label: 'Log out',
        onPress: () =>
          void session.logout().then(() => globalThis.location.assign(addressOf(location.href))),
      },
    });
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
