import { queryOptions } from '@tanstack/react-query';
import { fetchStyles } from '../../../lib/api/images-api.js';
import { styleOptions } from './style-options.js';

export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: fetchStyles,
  select: styleOptions,
  staleTime: 30_000,
  // The form says early that styles are missing and offers to try again.
  retry: 1,
  // Styles come and go with the workers that provide them.
  refetchInterval: ({ state }) => (state.data?.length === 0 ? 2_000 : 30_000),
});
