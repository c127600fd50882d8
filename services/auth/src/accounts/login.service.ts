import type { LoginForm } from '@likeness/contracts/http/auth';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import type { Client } from '../sessions/current-client.js';
import { type Begun, SessionsService } from '../sessions/sessions.service.js';

export type LoggedIn = { readonly account: Account; readonly begun: Begun };

@Injectable()
export class LoginService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limits: AttemptLimits,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Unknown, suspended and wrong logins look equal, in the same time. Only a correct password tells
   * that an account is unverified.
   * @throws AccountError LOGIN_BAD_CREDENTIALS, LOGIN_USER_NOT_VERIFIED or 429
   */
  async login(
    { username, password }: LoginForm,
    address: string,
    client: Client,
  ): Promise<LoggedIn> {
    await this.limits.countLogin(username, address);
    const account = await this.accounts.byEmail(username);
    await this.limits.countStranger(username, account?.id, address);
    const matches = await this.hasher.matches(password, account?.passwordHash);
    if (!account || !matches || !account.isActive) {
      this.audit.record('sign_in_refused', account?.id ?? null);
      throw badCredentials();
    }
    if (!account.isVerified) throw AccountError.code('LOGIN_USER_NOT_VERIFIED');
    await this.limits.rememberAddress(account, address);
    const begun = await this.begin(await this.#withTodaysHash(account, password), client);
    return { account, begun };
  }

  /** @throws AccountError LOGIN_BAD_CREDENTIALS when the account has changed since the check */
  async begin(account: Account, client: Client): Promise<Begun> {
    const begun = await this.sessions.begin(account, client);
    if (!begun) throw badCredentials();
    this.audit.record('sign_in', account.id);
    return begun;
  }

  async #withTodaysHash(account: Account, password: string): Promise<Account> {
    const { id, passwordHash } = account;
    if (passwordHash === null || !this.hasher.isOutdated(passwordHash)) return account;
    const renewed = await this.hasher.hash(password);
    const changed = await this.accounts.replaceHash(id, passwordHash, renewed);
    return changed ? { ...account, passwordHash: renewed } : account;
  }
}

function badCredentials(): AccountError {
  return AccountError.code('LOGIN_BAD_CREDENTIALS');
}
