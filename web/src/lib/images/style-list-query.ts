import { styleValue } from '@likeness/contracts/generation/style-value';
import type { Style } from '@likeness/contracts/http/styles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/request.js';

/** `name` is the title without the number that sorts. */
export type ListedStyle = Omit<Style, 'title'> & { name: string };

export const styleListQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: async () => {
    const { styles } = await call('GET /api/images/all-styles');
    return styles.map(({ title, ...style }): ListedStyle => ({
      ...style,
      name: styleValue(title),
    }));
  },
  staleTime: 30_000,
  // The form says early that styles are missing and offers to try again.
  retry: 1,
});
