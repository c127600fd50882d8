import { queryOptions } from '@tanstack/react-query';
import { fetchImages } from '../../lib/api/gallery-api.js';
import { fetchFaceConsent } from '../../lib/api/images-api.js';
import { fetchAllowance } from '../../lib/api/lenses-api.js';

export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: fetchAllowance,
  staleTime: 60_000,
  // Also polled so that an open form shows when rendering stops or resumes.
  refetchInterval: ({ state }) => (state.data?.is_rendering === false ? 5_000 : 30_000),
});

export const faceConsentQuery = queryOptions({
  queryKey: ['face-consent'],
  queryFn: fetchFaceConsent,
  staleTime: 60_000,
});

/** The newest images of one's gallery, among which Quick Start picks. */
export const quickStartImagesQuery = queryOptions({
  queryKey: ['quick-start-images'],
  queryFn: async () => (await fetchImages({ origin: 'both', page: 1, limit: 48 })).images,
  staleTime: 60_000,
});
