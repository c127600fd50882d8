import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { languageSchema } from '@likeness/contracts/http/fields';
import { type Site, siteOrigins } from '@likeness/service-kit/http/site-origins';
import { hashToken, newSecretToken } from '@likeness/service-kit/identity/secret-token';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountError } from '../http/account-error.js';
import { GoogleAccountsService } from './google-accounts.service.js';
import { type GoogleClient, type GooglePerson, GoogleStrategy } from './google-strategy.js';
import { OauthStates, type PendingSignIn } from './oauth-states.js';

const PROVIDER_ERROR = /^[a-z_]{1,64}$/;
const SECRET_FORM = /^[\w-]{43}$/;

export abstract class GoogleSettings {
  abstract readonly client: GoogleClient | undefined;
  abstract readonly redirects: ReadonlySet<string>;
}

@Injectable()
export class GoogleSignInService {
  readonly #google: GoogleStrategy | undefined;

  constructor(
    private readonly settings: GoogleSettings,
    private readonly states: OauthStates,
    private readonly accounts: GoogleAccountsService,
  ) {
    this.#google = settings.client && new GoogleStrategy(settings.client, states);
  }

  /** @throws AccountError 400 for a redirect_uri outside the allow list, or an unknown language */
  async begin(
    { redirect_uri: redirectUri, language }: Record<string, unknown>,
    csrf: string | undefined,
  ): Promise<{ authorizationUrl: string; csrf: string }> {
    if (typeof redirectUri !== 'string' || !this.settings.redirects.has(redirectUri)) {
      throw AccountError.words('This redirect_uri is not allowed.');
    }
    const known = languageSchema.optional().safeParse(language);
    if (!known.success) throw AccountError.words('This language is not available.');
    const secret = csrf !== undefined && SECRET_FORM.test(csrf) ? csrf : newSecretToken();
    try {
      const begun = { csrfHash: hashToken(secret), language: known.data };
      const authorizationUrl = await this.#strategy().begin(redirectUri, begun);
      return { authorizationUrl, csrf: secret };
    } catch (error) {
      throw error instanceof AccountError ? error : unavailable(error);
    }
  }

  /**
   * @throws AccountError 400 with the provider's `error`, OAUTH_INVALID_STATE, or an account error
   */
  async finish(
    query: Record<string, unknown>,
    csrf: string | undefined,
    address: string,
  ): Promise<Account> {
    const { code, state, error } = query;
    const pending = await this.#pending(state);
    if (error !== undefined) throw AccountError.words(providerError(error));
    if (!pending || csrf === undefined || hashToken(csrf) !== pending.csrfHash) {
      throw AccountError.code('OAUTH_INVALID_STATE');
    }
    if (typeof code !== 'string' || code === '') throw AccountError.words('invalid_request');
    const person = await this.#person(code, String(state), pending);
    return this.accounts.find({ ...person, language: pending.language }, address);
  }

  async #pending(state: unknown): Promise<PendingSignIn | undefined> {
    if (typeof state !== 'string') return undefined;
    try {
      return await this.states.take(state);
    } catch (error) {
      throw unavailable(error);
    }
  }

  async #person(code: string, state: string, pending: PendingSignIn): Promise<GooglePerson> {
    try {
      return await this.#strategy().finish(code, state, pending);
    } catch (error) {
      if (error instanceof AccountError) throw error;
      const told = error instanceof Error && 'code' in error ? error.code : undefined;
      if (typeof told === 'string' && PROVIDER_ERROR.test(told)) throw AccountError.words(told);
      throw unavailable(error);
    }
  }

  #strategy(): GoogleStrategy {
    if (!this.#google) throw unavailable();
    return this.#google;
  }
}

function providerError(error: unknown): string {
  return typeof error === 'string' && PROVIDER_ERROR.test(error) ? error : 'access_denied';
}

function unavailable(cause?: unknown): AccountError {
  return new AccountError(503, ACCOUNT_WORDS.noGoogle, { cause });
}

const CALLBACK_PATH = '/oauth-callback';

/** Exact URLs of our callback page. */
export function redirectAllowList(env: Site): ReadonlySet<string> {
  return new Set(siteOrigins(env).map((origin) => origin + CALLBACK_PATH));
}
