import { queryOptions } from '@tanstack/react-query';
import { fetchImages } from '../../lib/api/gallery-api.js';
import { fetchFaceConsent, fetchStyles } from '../../lib/api/images-api.js';
import { fetchAllowance } from '../../lib/api/lenses-api.js';
import { styleOptions } from './styles/style-options.js';

export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: fetchStyles,
  select: styleOptions,
  staleTime: 5 * 60_000,
  // A studio that has just been set up has no styles until its first worker announces them.
  refetchInterval: ({ state }) => (state.data?.length === 0 ? 2_000 : false),
});

export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: fetchAllowance,
  staleTime: 60_000,
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
