import type { Owner, Tier } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';

export type Session = { readonly owner: Owner; readonly tier: Tier };

/** Who a bearer token belongs to. There are no accounts yet, so no token is anybody's. */
@Injectable()
export class SessionResolver {
  readonly resolve: (token: string) => Promise<Session | undefined> = () =>
    Promise.resolve(undefined);
}
