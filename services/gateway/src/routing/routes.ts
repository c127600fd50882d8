import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { MAX_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import type { CredentialRules } from '../identity/identity.service.js';
import type { RequestLimitName } from '../limits/request-limits.js';

/** Services that answer people's calls; each one's address is `<NAME>_URL` in the environment. */
export type UpstreamName = 'auth' | 'billing' | 'images' | 'lenses';

export type Route = {
  /** Exact, or with a last `*` for everything below. The most specific one wins. */
  readonly path: string;
  readonly to: UpstreamName;
  readonly maxBodyBytes: number;
  readonly limit?: RequestLimitName;
  /** A state-changing call without a visitor cookie gets one here. */
  readonly beginsVisit?: true;
  /** Whose credentials count; by default the `Authorization` header's and the visitor cookie's. */
  readonly credentials?: CredentialRules;
  /** Names of cookies that the service sees. */
  readonly cookies?: readonly string[];
  /** Request headers that this service sees besides those that all see. */
  readonly headers?: readonly string[];
  /** The service answers with a page of its own, and says what that may do. */
  readonly answersPages?: true;
};

/** Account calls are short; a password of a megabyte stays outside. */
const TINY = 64 * 1024;
const SMALL = 1024 * 1024;
/** Room for a photo over its own limit, so that images can refuse it in the photo's own words. */
const ONE_PHOTO = 2 * PHOTO_LIMITS.maxBytes;

const BY_AUTH = { byAuth: true } as const;
const PICTURE = { sessionCookie: true } as const;

export const ROUTES: readonly Route[] = [
  { path: '/api/auth/*', to: 'auth', maxBodyBytes: TINY, credentials: BY_AUTH },
  {
    path: '/api/auth/google/*',
    to: 'auth',
    maxBodyBytes: TINY,
    credentials: BY_AUTH,
    cookies: ['oauth_csrf'],
  },
  { path: '/api/users/*', to: 'auth', maxBodyBytes: TINY, credentials: BY_AUTH },
  {
    path: '/api/users/me/profile-picture',
    to: 'auth',
    maxBodyBytes: ONE_PHOTO,
    limit: 'uploads',
    credentials: BY_AUTH,
  },
  {
    path: '/api/users/me/profile-picture/*',
    to: 'auth',
    maxBodyBytes: TINY,
    credentials: { ...BY_AUTH, ...PICTURE },
  },
  { path: '/api/payments/*', to: 'billing', maxBodyBytes: TINY },
  {
    path: '/api/payments/webhook',
    to: 'billing',
    maxBodyBytes: SMALL,
    headers: ['stripe-signature'],
  },
  {
    path: '/api/payments/declarations',
    to: 'billing',
    maxBodyBytes: TINY,
    limit: 'declarations',
  },
  {
    path: '/api/payments/declarations/confirmation',
    to: 'billing',
    maxBodyBytes: TINY,
    answersPages: true,
  },
  { path: '/api/images', to: 'images', maxBodyBytes: SMALL },
  { path: '/api/images/*', to: 'images', maxBodyBytes: SMALL },
  { path: '/api/images/:id/file', to: 'images', maxBodyBytes: SMALL, credentials: PICTURE },
  { path: '/api/images/face-consent', to: 'images', maxBodyBytes: SMALL, beginsVisit: true },
  {
    path: '/api/images/uploads',
    to: 'images',
    maxBodyBytes: ONE_PHOTO,
    limit: 'uploads',
    beginsVisit: true,
  },
  { path: '/api/images/provenance', to: 'images', maxBodyBytes: ONE_PHOTO, limit: 'uploads' },
  { path: '/api/images/all-styles', to: 'lenses', maxBodyBytes: SMALL },
  { path: '/api/images/default-headposes', to: 'lenses', maxBodyBytes: SMALL },
  { path: '/api/images/default-headposes/*', to: 'lenses', maxBodyBytes: SMALL },
  { path: '/api/lenses/*', to: 'lenses', maxBodyBytes: SMALL },
  {
    path: '/api/lenses/portrait',
    to: 'lenses',
    maxBodyBytes: MAX_FORM_BYTES,
    limit: 'generations',
  },
  {
    path: '/api/lenses/portrait-flux-kontext',
    to: 'lenses',
    maxBodyBytes: MAX_FORM_BYTES,
    limit: 'generations',
  },
  {
    path: '/api/lenses/prompt-enhancements',
    to: 'lenses',
    maxBodyBytes: TINY,
    limit: 'generations',
  },
  {
    path: '/api/lenses/anonymous/*',
    to: 'lenses',
    maxBodyBytes: MAX_FORM_BYTES,
    limit: 'generations',
    beginsVisit: true,
  },
];
