import { queryOptions } from '@tanstack/react-query';
import { styleListQuery } from '../../../lib/images/style-list-query.js';
import { styleOptions } from './style-options.js';

export const stylesQuery = queryOptions({
  ...styleListQuery,
  select: styleOptions,
  // Styles come and go with the workers that provide them.
  refetchInterval: ({ state }) => (state.data?.length === 0 ? 2_000 : 30_000),
});
