import { useRouter } from '@tanstack/react-router';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { expiredFlag } from '../../lib/session/expired-flag.js';
import { session } from '../../lib/session/page-session.js';
import { useBusy } from '../../lib/use-busy.js';

/** Says that the session is over; every way out of it leads to login. */
export function SessionExpiredDialog() {
  const router = useRouter();
  const [isBusy, run] = useBusy();

  async function leave() {
    const { pathname, href } = router.state.location;
    await session.logout();
    expiredFlag.dispatch(false);
    if (pathname === '/login') return;
    await router.navigate({ to: '/login', search: pathname === '/' ? {} : { redirect: href } });
  }

  return (
    <Dialog
      open
      onOpenChange={() => run(leave)}
      title="Authentication Failed"
      description="Your session has expired. Please login again."
      footer={
        <Button variant="primary" busy={isBusy} onClick={() => run(leave)}>
          OK
        </Button>
      }
    />
  );
}
