import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { REGISTRATION_STATEMENT } from '@likeness/contracts/accounts/account-rules';
import type { RegisterRequest } from '@likeness/contracts/http/auth';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { NewAccountLimits } from '../limits/new-account-limits.js';
import { MailOrdersService } from '../mail/mail-orders.service.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { assertGoodPassword } from '../passwords/password-policy.js';

const HOUR_SECONDS = 3_600;

@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limits: AttemptLimits,
    private readonly newAccounts: NewAccountLimits,
    private readonly hasher: PasswordHasher,
    private readonly mails: MailOrdersService,
  ) {}

  /** @throws AccountError 400 for a weak password, REGISTER_USER_ALREADY_EXISTS or 429 */
  async register(request: RegisterRequest, address: string): Promise<Account> {
    const { email, first_name: firstName, last_name: lastName } = request;
    assertGoodPassword(request.password, { email, firstName, lastName });
    await this.limits.countMail(request.email, address);
    if (await this.accounts.byEmail(request.email)) throw alreadyExists();
    if (!(await this.limits.maySend('verify', email))) throw tooManyMails();
    const passwordHash = await this.hasher.hash(request.password);
    return this.accounts.transaction(async (manager) => {
      const inserted = await this.accounts.insert(manager, {
        email: request.email,
        firstName: request.first_name,
        lastName: request.last_name,
        language: request.language,
        passwordHash,
        statementVersion: REGISTRATION_STATEMENT.version,
      });
      if (!inserted) throw alreadyExists();
      await this.newAccounts.count(manager, address);
      await this.mails.order(manager, { kind: 'verify', recipient: inserted.email });
      return inserted;
    });
  }
}

function tooManyMails(): AccountError {
  const retryAfterSeconds = HOUR_SECONDS;
  return new AccountError(429, ACCOUNT_WORDS.tooManyAttempts, { retryAfterSeconds });
}

function alreadyExists(): AccountError {
  return AccountError.code('REGISTER_USER_ALREADY_EXISTS');
}
