import { queryOptions } from '@tanstack/react-query';
import { fetchStyles } from '../../../lib/api/images-api.js';
import { styleOptions } from './style-options.js';

export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: fetchStyles,
  select: styleOptions,
  staleTime: 30_000,
  // A studio that has just been set up has no styles until its first worker announces them; those of models come and
  // go with the workers that draw them.
  refetchInterval: ({ state }) => (state.data?.length === 0 ? 2_000 : 30_000),
});
