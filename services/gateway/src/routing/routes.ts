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
import { operatorCookieName } from '@likeness/contracts/identity/operator-cookie';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { MAX_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import type { CredentialRules } from '../identity/identity.service.js';
import type { RequestLimitName } from '../limits/request-limits.js';

/** Services that answer people's calls; each one's address is `<NAME>_URL` in the environment. */
const UPSTREAMS = ['auth', 'billing', 'images', 'lenses'] as const;
export type UpstreamName = (typeof UPSTREAMS)[number];

type Rules = {
  readonly maxBodyBytes: number;
  readonly limit?: RequestLimitName;
  /** A state-changing call without a visitor cookie gets one here. */
  readonly beginsVisit?: true;
  /** Pages of a visitor ask it, and nobody keeps the answer for others: a cookie is signed anew here. */
  readonly renewsVisit?: true;
  /** Whose credentials count; by default the `Authorization` header's and the visitor cookie's. */
  readonly credentials?: CredentialRules;
  /** Names of cookies that the service sees. */
  readonly cookies?: readonly string[];
  /** Request headers that this service sees besides those that all see. */
  readonly headers?: readonly string[];
  /** A call that changes something and may be made again without harm is given up after this time. */
  readonly answersWithinMs?: number;
  /** The same where it brings a key that makes a second call the first one. */
  readonly answersWithKeyWithinMs?: number;
  /** For operators: to everybody else it is as if there were no such call. */
  readonly isHidden?: true;
};

export type Route = Rules & {
  readonly method: HttpMethod;
  readonly path: string;
  readonly to: UpstreamName;
  /** The service answers with a page of its own, and says what that may do. */
  readonly answersPages: boolean;
};

/** Account calls are short; a password of a megabyte stays outside. */
const TINY = 64 * 1024;
const SMALL = 1024 * 1024;
/** Room for a photo over its own limit, so that images can refuse it in the photo's own words. */
const ONE_PHOTO = 2 * PHOTO_LIMITS.maxBytes;

/** By these a login tells a browser, and names it to its owner. */
const BROWSER = ['origin', 'sec-fetch-site', 'user-agent'] as const;

const GOOGLE = { cookies: ['oauth_csrf'] } as const;
/** Somebody stands before the door; a second login is one more session, a second mail one more mail. */
const AT_THE_DOOR = { answersWithinMs: 20_000 } as const;
/** A repeated request with the same key returns the same response. */
const KEYED = {
  headers: [IDEMPOTENCY_KEY.toLowerCase()],
  answersWithKeyWithinMs: 20_000,
} as const;
const RENEWING = { renewsVisit: true } as const;
const MEMBERS_GENERATION = { maxBodyBytes: MAX_FORM_BYTES, limit: 'generations' } as const;
const VISITORS_GENERATION = { ...MEMBERS_GENERATION, beginsVisit: true } as const;

const BY_SERVICE: Readonly<Record<UpstreamName, Rules>> = {
  auth: { maxBodyBytes: TINY, credentials: { byAuth: true } },
  billing: { maxBodyBytes: TINY },
  images: { maxBodyBytes: SMALL },
  lenses: { maxBodyBytes: SMALL },
};

const BY_CALL: Readonly<Partial<Record<PublicCallName, Partial<Rules>>>> = {
  login: AT_THE_DOOR,
  logout: AT_THE_DOOR,
  verify: AT_THE_DOOR,
  requestVerifyToken: AT_THE_DOOR,
  forgotPassword: AT_THE_DOOR,
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
  saveMeme: { maxBodyBytes: ONE_PHOTO, limit: 'uploads' },
  examineProvenance: { maxBodyBytes: ONE_PHOTO, limit: 'provenance' },
  makePortrait: MEMBERS_GENERATION,
  makeMultiReferenceImage: MEMBERS_GENERATION,
  makePortraitAsVisitor: VISITORS_GENERATION,
  makeMultiReferenceImageAsVisitor: VISITORS_GENERATION,
  enhancePrompt: { maxBodyBytes: TINY, limit: 'generations' },
};

/** How each public call is passed on to the service that answers it. */
export const ROUTES: readonly Route[] = [
  ...PUBLIC_CALLS.flatMap((call) => {
    const to = UPSTREAMS.find((name) => name === call.service);
    return to ? [routeOf(call, to)] : [];
  }),
  ...OPERATOR_CALLS.map(operatorRouteOf),
];

function routeOf(call: PublicCall, to: UpstreamName): Route {
  const rules = { ...BY_SERVICE[to], ...BY_CALL[call.name as PublicCallName] };
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

/** Auth, which collects what the others know, says who operates. */
function operatorRouteOf({ method, path }: OperatorCall): Route {
  const cookies = [operatorCookieName(true), operatorCookieName(false)];
  return {
    ...BY_SERVICE.auth,
    method,
    path,
    to: 'auth',
    answersPages: false,
    isHidden: true,
    cookies,
  };
}
