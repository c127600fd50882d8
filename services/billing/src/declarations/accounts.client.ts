import { findAccountResponseSchema } from '@likeness/contracts/http/internal-billing';
import type { InternalClient } from '@likeness/service-kit/http/internal-client';

/** What auth knows of addresses; this service keeps none. */
export class AccountsClient {
  constructor(private readonly auth: InternalClient) {}

  /** The person to whom an address verifiably belongs. @throws AppError ENGINE_UNAVAILABLE */
  async byEmail(email: string): Promise<string | undefined> {
    const path = 'internal/accounts/by-email';
    const { user_id } = await this.auth.post(path, { email }, findAccountResponseSchema);
    return user_id ?? undefined;
  }
}
