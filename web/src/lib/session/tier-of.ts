import type { User } from '@likeness/contracts/http/users';
import type { Tier } from '@likeness/contracts/identity/owner';

export function tierOf(user: Pick<User, 'subscription_status'> | null): Tier {
  if (user === null) return 'guest';
  const status = user.subscription_status;
  return status === 'active' || status === 'canceling' ? 'subscriber' : 'member';
}
