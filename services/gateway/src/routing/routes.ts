import {
  OPERATOR_CALLS,
  PUBLIC_CALLS,
  type PublicCallName,
} from '@likeness/contracts/calls/all-calls';
import { signInCalls } from '@likeness/contracts/calls/auth/sign-in.calls';
import type {
  HttpMethod,
  OperatorCall,
  PublicCall,
} from '@likeness/contracts/calls/call-definition';
import { IDEMPOTENCY_KEY } from '@likeness/contracts/http/payments';
import { operatorCookieName } from '@likeness/contracts/identity/cookies';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { MAX_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import type { CredentialRules } from '../identity/identity.service.js';
import type { RequestLimitName } from '../limits/request-limits.js';

const UPSTREAMS = ['auth', 'billing', 'images', 'lenses'] as const;
export type UpstreamName = (typeof UPSTREAMS)[number];

type Rules = {
  readonly maxBodyBytes: number;
  /** Null for hidden calls, because a 429 would reveal them. */
  readonly limit: RequestLimitName | null;
  /** Sets a visitor cookie on a state-changing call without one. */
  readonly beginsVisit?: true;
  /** Replaces a visitor cookie that uses the previous secret. Requires an uncached response. */
  readonly renewsVisit?: true;
  readonly credentials?: CredentialRules;
  readonly cookies?: readonly string[];
  readonly headers?: readonly string[];
  /** Times out sooner than other state changes. */
  readonly isRepeatable?: 'always' | 'with a key';
  /** For operators; responds with 404 to everyone else. */
  readonly isHidden?: true;
};

export type Route = Rules & {
  readonly method: HttpMethod;
  readonly path: string;
  readonly to: UpstreamName;
  readonly answersPages: boolean;
};

/** JSON of 1 MB may take a service 50 ms. */
const TINY = 64 * 1024;
const SMALL = 1024 * 1024;
/** Exceeds the photo limit, so that images can reject a large photo with its own message. */
const ONE_PHOTO = 2 * PHOTO_LIMITS.maxBytes;

/** Identify a browser and name its session. */
const BROWSER = ['origin', 'sec-fetch-site', 'user-agent'] as const;

const GOOGLE = { cookies: ['oauth_csrf'] } as const;
/** Sign-in calls may be repeated safely: a second request only adds a session or a mail. */
const SIGN_IN = { isRepeatable: 'always' } as const;
/** A repeated request with the same key returns the same response. */
const KEYED = {
  headers: [IDEMPOTENCY_KEY.toLowerCase()],
  isRepeatable: 'with a key',
} as const;
const RENEWING = { renewsVisit: true } as const;
const MEMBERS_GENERATION = { maxBodyBytes: MAX_FORM_BYTES, limit: 'generations' } as const;
const VISITORS_GENERATION = { ...MEMBERS_GENERATION, beginsVisit: true } as const;

const BY_SERVICE: Readonly<Record<UpstreamName, Omit<Rules, 'limit'>>> = {
  auth: { maxBodyBytes: TINY, credentials: { byAuth: true } },
  billing: { maxBodyBytes: TINY },
  images: { maxBodyBytes: TINY },
  lenses: { maxBodyBytes: TINY },
};

const BY_CALL: Readonly<Partial<Record<PublicCallName, Partial<Rules>>>> = {
  login: SIGN_IN,
  logout: SIGN_IN,
  register: { cookies: ['sign_up'] },
  verify: { ...SIGN_IN, cookies: ['sign_up'] },
  requestVerifyToken: SIGN_IN,
  forgotPassword: SIGN_IN,
  beginGoogleSignIn: GOOGLE,
  finishGoogleSignIn: GOOGLE,
  replaceProfilePicture: { maxBodyBytes: ONE_PHOTO, limit: 'uploads' },
  hearStripe: { maxBodyBytes: SMALL, headers: ['stripe-signature'] },
  buyCredits: KEYED,
  subscribe: KEYED,
  declare: { limit: 'declarations' },
  listImages: RENEWING,
  readAllowance: RENEWING,
  readFaceConsent: RENEWING,
  listActiveJobs: RENEWING,
  giveFaceConsent: { beginsVisit: true },
  withdrawFaceConsent: { beginsVisit: true },
  uploadPhoto: { maxBodyBytes: ONE_PHOTO, limit: 'uploads', beginsVisit: true },
  comparePhotos: { limit: 'uploads' },
  saveMeme: { limit: 'uploads' },
  examineProvenance: { maxBodyBytes: ONE_PHOTO, limit: 'provenance' },
  matchContent: { maxBodyBytes: ONE_PHOTO, limit: 'provenance' },
  matchBinding: { limit: 'provenance' },
  matchLargeBinding: { limit: 'provenance' },
  readManifest: { limit: 'provenance' },
  makePortrait: MEMBERS_GENERATION,
  makeMultiReferenceImage: MEMBERS_GENERATION,
  makePortraitAsVisitor: VISITORS_GENERATION,
  makeMultiReferenceImageAsVisitor: VISITORS_GENERATION,
  enhancePrompt: { limit: 'prompts' },
  readPrompt: { limit: 'prompts' },
};

export const ROUTES: readonly Route[] = [
  ...PUBLIC_CALLS.flatMap((call) => {
    const to = UPSTREAMS.find((name) => name === call.service);
    return to ? [routeOf(call, to)] : [];
  }),
  ...OPERATOR_CALLS.map(operatorRouteOf),
];

function routeOf(call: PublicCall, to: UpstreamName): Route {
  const usual = call.method === 'GET' ? ('reads' as const) : ('changes' as const);
  const rules = { limit: usual, ...BY_SERVICE[to], ...BY_CALL[call.name as PublicCallName] };
  return {
    ...rules,
    ...(call.callers === 'everybody' && { credentials: { ignored: true } }),
    ...(call.name in signInCalls && { headers: BROWSER }),
    ...(call.inPage && { credentials: { ...rules.credentials, sessionCookie: true } }),
    method: call.method,
    path: call.path,
    to,
    answersPages: call.answers[200]?.types?.includes('text/html') === true,
  };
}

function operatorRouteOf({ method, path }: OperatorCall): Route {
  const cookies = [operatorCookieName(true), operatorCookieName(false)];
  return {
    ...BY_SERVICE.auth,
    limit: null,
    method,
    path,
    to: 'auth',
    answersPages: false,
    isHidden: true,
    cookies,
  };
}
