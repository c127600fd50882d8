import { useLocation } from '@tanstack/react-router';
import { lateComponent } from '../../lib/late-component.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { isInvitedAt } from './invitation.js';
import { useTryFreeBanner } from './use-try-free-banner.js';

const homeDelay = 1000;
const defaultDelay = 3000;

const TryFreeInvitation = lateComponent(
  async () => (await import('./try-free-invitation.js')).TryFreeInvitation,
);

export function TryFreeBanner() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const banner = useTryFreeBanner(pathname === '/' ? homeDelay : defaultDelay);
  const isMember = useIsMember();
  if (isMember || !banner.isShown || !isInvitedAt(pathname)) return null;
  return <TryFreeInvitation onTake={banner.take} onClose={banner.close} />;
}
