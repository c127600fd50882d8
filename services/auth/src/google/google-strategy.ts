import { PassportStrategy } from '@nestjs/passport';
import pTimeout from 'p-timeout';
import { type Profile, Strategy, type StrategyOptions } from 'passport-google-oauth20';
import { z } from 'zod';
import type { OauthStates, PendingSignIn } from './oauth-states.js';

export type GoogleClient = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Replaces Google; serves `/authorize`, `/token` and `/userinfo`. */
  readonly issuerUrl?: string;
};

/** Claims of OpenID Connect Core, 5.1. */
const personSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
export type GooglePerson = z.infer<typeof personSchema>;

type SignInRequest =
  | { readonly query: Record<string, never>; readonly begun: Begun }
  | { readonly query: { code: string; state: string }; readonly pending: PendingSignIn };
/** What the state keeps until Google sends the person back. */
type Begun = Pick<PendingSignIn, 'csrfHash' | 'language'>;
type Stored = (error: unknown, state?: string) => void;
type Loaded = (error: unknown, verifier?: string) => void;

const SCOPE = ['openid', 'email', 'profile'];
const PATIENCE_MS = 10_000;
const SILENT = 'the provider does not answer';

/** Passport's Google strategy without Express: each run returns its result as a value. */
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  constructor(settings: GoogleClient, states: OauthStates) {
    super(optionsOf(settings, states));
    // Keeps the access token out of the URL.
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  validate(_accessToken: string, _refreshToken: string, profile: Profile): GooglePerson {
    return personSchema.parse(profile._json);
  }

  async begin(redirectUri: string, begun: Begun): Promise<string> {
    return this.#run<string>({ query: {}, begun }, redirectUri);
  }

  /** @throws Error of the strategy; `code` is the provider's `error` if it sent one */
  async finish(code: string, state: string, pending: PendingSignIn): Promise<GooglePerson> {
    return this.#run<GooglePerson>({ query: { code, state }, pending }, pending.redirectUri);
  }

  async #run<T extends string | GooglePerson>(
    request: SignInRequest,
    callbackURL: string,
  ): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const actions = {
      redirect: resolve,
      success: resolve,
      fail: () => reject(new Error('the provider refused')),
      pass: () => reject(new Error(SILENT)),
      error: reject,
    };
    const run = Object.assign(Object.create(this) as Strategy, actions);
    run.authenticate(request as never, { callbackURL });
    return pTimeout(promise, { milliseconds: PATIENCE_MS, message: SILENT });
  }
}

function optionsOf(settings: GoogleClient, states: OauthStates): StrategyOptions {
  const { clientId: clientID, clientSecret, issuerUrl } = settings;
  const store = {
    store(
      request: SignInRequest,
      verifier: string,
      _state: unknown,
      meta: object,
      done: Stored,
    ): void {
      const { callbackURL } = meta as { callbackURL: string };
      const begun = 'begun' in request ? request.begun : { csrfHash: '' };
      states.keep({ ...begun, verifier, redirectUri: callbackURL }).then(
        (state) => done(null, state),
        (error: unknown) => done(error),
      );
    },
    /** The caller has already checked the state; only the verifier is missing. */
    verify(request: SignInRequest, _state: string, done: Loaded): void {
      done(null, 'pending' in request ? request.pending.verifier : undefined);
    },
  };
  const at = (path: string) =>
    issuerUrl === undefined ? undefined : `${issuerUrl.replace(/\/$/, '')}${path}`;
  return {
    clientID,
    clientSecret,
    scope: SCOPE,
    pkce: true,
    // The types lack the PKCE form, which the strategy detects by arity.
    store: store as never,
    authorizationURL: at('/authorize'),
    tokenURL: at('/token'),
    userProfileURL: at('/userinfo'),
  };
}
