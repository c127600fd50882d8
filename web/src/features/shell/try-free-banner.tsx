import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lateComponent } from '../../lib/late-component.js';
import { local } from '../../lib/storage.js';
import { useIsMember } from '../../lib/session/use-session.js';

const BUSY_ELSEWHERE = [
  '/account',
  '/cancellation',
  '/forgot-password',
  '/login',
  '/oauth-callback',
  '/reset-password',
  '/signup',
  '/verify-email',
  '/withdrawal',
];

export function isInvitedAt(pathname: string): boolean {
  return !BUSY_ELSEWHERE.includes(pathname.replace(/\/+$/, ''));
}

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

const hiddenFlag = 'hideTryFreeBanner';
const threshold = 100;

function useTryFreeBanner(delay: number) {
  const [isShown, setShown] = useState(false);
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (isDone || local.read(hiddenFlag) === 'true') return;
    const show = () => {
      if (window.scrollY > threshold) setShown(true);
    };
    const timer = setTimeout(() => {
      show();
      window.addEventListener('scroll', show, { passive: true });
    }, delay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', show);
    };
  }, [delay, isDone]);

  return {
    isShown: isShown && !isDone,
    take: () => setDone(true),
    close: () => {
      local.write(hiddenFlag, 'true');
      setDone(true);
    },
  };
}
