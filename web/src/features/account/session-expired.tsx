import { Suspense } from 'react';
import { lateComponent } from '../../lib/late-component.js';
import { expiredFlag } from '../../lib/session/expired-flag.js';
import { useStore } from '../../lib/store/use-store.js';

const SessionExpiredDialog = lateComponent(
  async () => (await import('./session-expired-dialog.js')).SessionExpiredDialog,
);

export function SessionExpired() {
  const isOpen = useStore(expiredFlag);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <SessionExpiredDialog />
    </Suspense>
  );
}
