import { PassportStrategy } from '@nestjs/passport';
import { type Profile, Strategy, type StrategyOptions } from 'passport-google-oauth20';
import { z } from 'zod';
import type { OauthStates, PendingSignIn } from './oauth-states.js';

export type GoogleSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** A provider other than Google, which has `/authorize`, `/token` and `/userinfo`. */
  readonly issuerUrl?: string;
};

/** What the provider says of a person (OpenID Connect Core, 5.1). */
const personSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
export type GooglePerson = z.infer<typeof personSchema>;

/** As much of a request as the strategy looks at. */
type Leg =
  | { readonly query: Record<string, never>; readonly csrfHash: string }
  | { readonly query: { code: string; state: string }; readonly pending: PendingSignIn };
type Stored = (error: unknown, state?: string) => void;
type Loaded = (error: unknown, verifier?: string) => void;

const SCOPE = ['openid', 'email', 'profile'];
const PATIENCE_MS = 10_000;

/**
 * Passport's Google strategy without Express: it is run for one leg at a time, and what it would
 * do to a response comes back as a value. State and PKCE verifier are kept in Redis.
 */
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  constructor(settings: GoogleSettings, states: OauthStates) {
    super(optionsOf(settings, states));
    // By default the access token would travel in the address.
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  validate(_accessToken: string, _refreshToken: string, profile: Profile): GooglePerson {
    return personSchema.parse(profile._json);
  }

  /** @returns the provider's page to go to */
  async begin(redirectUri: string, csrfHash: string): Promise<string> {
    return this.#run<string>({ query: {}, csrfHash }, redirectUri);
  }

  /** @throws Error of the strategy; its `code` is the provider's `error` where it gave one */
  async finish(code: string, state: string, pending: PendingSignIn): Promise<GooglePerson> {
    return this.#run<GooglePerson>({ query: { code, state }, pending }, pending.redirectUri);
  }

  /** Gives the strategy the five actions that Passport would, on an object of this run alone. */
  async #run<T extends string | GooglePerson>(leg: Leg, callbackURL: string): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        const late = () => reject(new Error('the provider does not answer'));
        timer = setTimeout(late, PATIENCE_MS);
        const actions = {
          redirect: resolve,
          success: resolve,
          fail: () => reject(new Error('the provider refused')),
          pass: late,
          error: reject,
        };
        const run = Object.assign(Object.create(this) as Strategy, actions);
        run.authenticate(leg as never, { callbackURL });
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

function optionsOf(settings: GoogleSettings, states: OauthStates): StrategyOptions {
  const { clientId: clientID, clientSecret, issuerUrl } = settings;
  const store = {
    store(leg: Leg, verifier: string, _state: unknown, meta: object, done: Stored): void {
      const { callbackURL } = meta as { callbackURL: string };
      const csrfHash = 'csrfHash' in leg ? leg.csrfHash : '';
      states.keep({ verifier, redirectUri: callbackURL, csrfHash }).then(
        (state) => done(null, state),
        (error: unknown) => done(error),
      );
    },
    /** The state was taken and compared before; what is left is the verifier. */
    verify(leg: Leg, _state: string, done: Loaded): void {
      done(null, 'pending' in leg ? leg.pending.verifier : undefined);
    },
  };
  const at = (path: string) =>
    issuerUrl === undefined ? undefined : `${issuerUrl.replace(/\/$/, '')}${path}`;
  return {
    clientID,
    clientSecret,
    scope: SCOPE,
    pkce: true,
    // Its type knows nothing of the form with PKCE, which the strategy tells by the arity.
    store: store as never,
    authorizationURL: at('/authorize'),
    tokenURL: at('/token'),
    userProfileURL: at('/userinfo'),
  };
}
