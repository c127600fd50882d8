import type { User, UserPatch } from '@likeness/contracts/http/users';
import { call } from './request.js';

export function fetchMe(): Promise<User> {
  return call('GET /api/users/me');
}

export async function updateMe(patch: UserPatch): Promise<void> {
  await call('PATCH /api/users/me', { body: patch });
}
