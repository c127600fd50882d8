import { personNameSchema, emailSchema } from '@likeness/contracts/http/account-fields';
import { REGISTRATION_STATEMENT } from '@likeness/contracts/accounts/account-rules';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { NewAccountLimits } from '../limits/new-account-limits.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { MailTokensService } from '../tokens/mail-tokens.service.js';
import type { GooglePerson } from './google-strategy.js';
import type { PendingSignIn } from './oauth-states.js';

type Newcomer = GooglePerson & Pick<PendingSignIn, 'language'>;

@Injectable()
export class GoogleAccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly tokens: MailTokensService,
    private readonly newAccounts: NewAccountLimits,
  ) {}

  /**
   * Returns the linked account, or links an unverified one, or creates one. @throws AccountError
   * OAUTH_NOT_AVAILABLE_EMAIL, OAUTH_USER_ALREADY_EXISTS, 429, LOGIN_BAD_CREDENTIALS if suspended
   */
  async find(person: Newcomer, address: string): Promise<Account> {
    return this.accounts.transaction((manager) => this.#find(manager, person, address));
  }

  async #find(manager: EntityManager, person: Newcomer, address: string): Promise<Account> {
    const linked = await this.accounts.byGoogleSubject(manager, person.sub);
    if (linked) return assertActive(linked);
    const email = emailSchema.safeParse(person.email);
    if (!email.success || person.email_verified !== true) {
      throw AccountError.code('OAUTH_NOT_AVAILABLE_EMAIL');
    }
    const created = await this.accounts.insert(manager, {
      email: email.data,
      googleSubject: person.sub,
      isVerified: true,
      firstName: nameOr(person.given_name, email.data.split('@')[0] ?? ''),
      lastName: nameOr(person.family_name, '-'),
      language: person.language,
      statementVersion: REGISTRATION_STATEMENT.version,
    });
    if (!created) return this.#adopt(manager, email.data, person);
    await this.newAccounts.count(manager, address);
    return created;
  }

  /** Removes the password: its author never proved that they own the address. */
  async #adopt(manager: EntityManager, email: string, person: Newcomer): Promise<Account> {
    const googleSubject = person.sub;
    const known = await this.accounts.byEmail(email, manager);
    const account = known && (await this.accounts.locked(manager, known.id));
    // A concurrent first sign-in has created the account.
    if (account?.googleSubject === googleSubject) return assertActive(account);
    if (!account || account.isVerified) throw AccountError.code('OAUTH_USER_ALREADY_EXISTS');
    assertActive(account);
    const language = person.language ?? account.language;
    const change = { googleSubject, isVerified: true, passwordHash: null, language };
    await this.accounts.update(manager, account.id, change);
    await this.tokens.useAll(manager, account.id, 'reset');
    await this.tokens.useAll(manager, account.id, 'verify');
    await this.sessions.endAll(manager, account.id);
    return { ...account, ...change };
  }
}

function assertActive(account: Account): Account {
  if (!account.isActive) throw AccountError.code('LOGIN_BAD_CREDENTIALS');
  return account;
}

function nameOr(name: string | undefined, otherwise: string): string {
  const parsed = personNameSchema.safeParse(name);
  return parsed.success ? parsed.data : otherwise;
}
