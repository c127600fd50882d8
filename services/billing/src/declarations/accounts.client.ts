import { authInternalCalls } from '@likeness/contracts/calls/auth/internal.calls';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { Injectable } from '@nestjs/common';

@Injectable()
export class AccountsClient {
  constructor(@ServiceClient('auth') private readonly auth: InternalClient) {}

  /** Only finds verified addresses. @throws AppError SERVICE_UNAVAILABLE */
  async byEmail(email: string): Promise<string | undefined> {
    const call = authInternalCalls.findAccountByEmail;
    const { user_id } = await this.auth.call(call, { body: { email } });
    return user_id ?? undefined;
  }
}
