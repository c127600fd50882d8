import type { User } from '@likeness/contracts/http/users';
import { memberTier } from '@likeness/contracts/identity/plan';
import type { Tier } from '@likeness/contracts/identity/owner';

export function tierOf(user: Pick<User, 'subscription_status'> | null): Tier {
  if (user === null) return 'guest';
  return memberTier(user.subscription_status);
}
