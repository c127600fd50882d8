import type { Owner } from '@likeness/contracts/identity/owner';
import { VisitorCookies, visitorOwner } from '../identity/visitor-cookie.js';
import { TEST_SECRET } from '@likeness/testing/running-service';

export type TestVisitor = {
  readonly secret: string;
  readonly value: string;
  readonly cookie: string;
  readonly owner: Owner;
};

export function newVisitor(): TestVisitor {
  const cookies = new VisitorCookies(TEST_SECRET, false);
  const secret = cookies.newSecret();
  const value = cookies.valueOf(secret);
  return { secret, value, cookie: `anonymous_user_id=${value}`, owner: visitorOwner(secret) };
}
