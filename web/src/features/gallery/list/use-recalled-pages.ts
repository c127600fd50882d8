import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadedImagesQuery } from '../../../lib/images/image-queries.js';
import type { ImageView } from '../../../lib/images/image-view.js';

const MOST = 12;

export function useRecalledPages(view: ImageView, limit: number, pages: number): boolean {
  const queryClient = useQueryClient();
  const query = loadedImagesQuery(view, limit);
  const [isRecalled, setRecalled] = useState(
    () => pages < 2 || queryClient.getQueryData(query.queryKey) !== undefined,
  );

  useEffect(() => {
    if (isRecalled) return;
    const done = () => setRecalled(true);
    void queryClient.prefetchInfiniteQuery({ ...query, pages: Math.min(pages, MOST) }).then(done);
  }, [isRecalled, pages, query, queryClient]);

  return isRecalled;
}
