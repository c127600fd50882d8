import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { MAX_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import type { RequestLimitName } from '../limits/request-limits.js';

/** Services that answer people's calls; each one's address is `<NAME>_URL` in the environment. */
export type UpstreamName = 'images' | 'lenses';

export type Route = {
  /** Exact, or with a last `*` for everything below. The most specific one wins. */
  readonly path: string;
  readonly to: UpstreamName;
  readonly maxBodyBytes: number;
  readonly limit?: RequestLimitName;
  /** A state-changing call without a visitor cookie gets one here. */
  readonly beginsVisit?: true;
};

const SMALL = 1024 * 1024;
/** Room for a photo over its own limit, so that images can refuse it in the photo's own words. */
const ONE_PHOTO = 2 * PHOTO_LIMITS.maxBytes;

export const ROUTES: readonly Route[] = [
  { path: '/api/images', to: 'images', maxBodyBytes: SMALL },
  { path: '/api/images/*', to: 'images', maxBodyBytes: SMALL },
  { path: '/api/images/face-consent', to: 'images', maxBodyBytes: SMALL, beginsVisit: true },
  {
    path: '/api/images/uploads',
    to: 'images',
    maxBodyBytes: ONE_PHOTO,
    limit: 'uploads',
    beginsVisit: true,
  },
  { path: '/api/images/all-styles', to: 'lenses', maxBodyBytes: SMALL },
  { path: '/api/images/default-headposes', to: 'lenses', maxBodyBytes: SMALL },
  { path: '/api/lenses/*', to: 'lenses', maxBodyBytes: SMALL },
  {
    path: '/api/lenses/portrait',
    to: 'lenses',
    maxBodyBytes: MAX_FORM_BYTES,
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
