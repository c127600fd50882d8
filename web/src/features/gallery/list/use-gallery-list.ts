import type { Image, ImageList } from '@likeness/contracts/http/images';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { imagePageQuery, loadedImagesQuery } from '../../../lib/images/image-queries.js';
import { eachOnce, type ImageView } from '../../../lib/images/image-view.js';
import { recalledPages } from './page-size.js';

type ListOptions = {
  view: ImageView;
  page: number;
  limit: number;
  /** Pages are appended instead of replaced. */
  isLoaded: boolean;
};

export type GalleryList = {
  images: readonly Image[];
  first: ImageList | undefined;
  pageCount: number;
  loadedPages: number;
  isTurning: boolean;
  error: Error | null;
  retry: () => void;
  loadMore: () => Promise<unknown>;
};

const none: readonly Image[] = [];

export function useGalleryList({ view, page, limit, isLoaded }: ListOptions): GalleryList {
  const isRecalled = useRecalledPages(view, limit, isLoaded ? page : 1);
  const one = useQuery({ ...imagePageQuery(view, page, limit), enabled: !isLoaded });
  const many = useInfiniteQuery({
    ...loadedImagesQuery(view, limit),
    enabled: isLoaded && isRecalled,
  });
  const pages = many.data?.pages;
  const loaded = useMemo(() => pages && eachOnce(pages.flatMap(({ images }) => images)), [pages]);
  const first = isLoaded ? pages?.[0] : one.data;
  const total = first?.total ?? 0;
  const query = isLoaded ? many : one;
  return {
    images: (isLoaded ? loaded : one.data?.images) ?? none,
    first,
    pageCount: Math.max(1, Math.ceil(total / limit)),
    loadedPages: pages?.length ?? 0,
    isTurning: !isLoaded && one.isPlaceholderData,
    error: query.data === undefined || many.isFetchNextPageError ? query.error : null,
    retry: () => void (many.isFetchNextPageError ? many.fetchNextPage() : query.refetch()),
    loadMore: () => many.fetchNextPage(),
  };
}

function useRecalledPages(view: ImageView, limit: number, pages: number): boolean {
  const queryClient = useQueryClient();
  const query = loadedImagesQuery(view, limit);
  const [isRecalled, setRecalled] = useState(
    () => pages < 2 || queryClient.getQueryData(query.queryKey) !== undefined,
  );

  useEffect(() => {
    if (isRecalled) return;
    const done = () => setRecalled(true);
    void queryClient.prefetchInfiniteQuery({ ...query, pages: recalledPages(pages) }).then(done);
  }, [isRecalled, pages, query, queryClient]);

  return isRecalled;
}
