import { AppError } from '@likeness/contracts/errors/app-error';
import type { Owner } from '@likeness/contracts/identity/owner';

/** @throws AppError UNAUTHORIZED for somebody who is not signed in */
export function requireMember(owner: Owner): void {
  if (owner.kind !== 'user') throw new AppError('UNAUTHORIZED');
}
