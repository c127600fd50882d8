import type { Image, ImageList } from '@likeness/contracts/http/images';
import type { HeadPoses } from '@likeness/contracts/http/poses';
import {
  type InfiniteData,
  type Query,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { session } from '../session/page-session.js';
import { changeImage, changeList, type ImageChange } from './image-change.js';
import { IMAGES_KEY } from './image-queries.js';
import type { ImageView } from './image-view.js';

const NAME = 'likeness.images';

/** `userId` is set because another tab may show a different user by now. */
export type ImageNews = { userId: string | null; change: ImageChange };

/** Without `BroadcastChannel`, other tabs see the change at their next refetch. */
export function tellImageNews(news: ImageNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

export function hearImageNews(listener: (news: ImageNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<ImageNews>) => listener(data));
  return () => channel.close();
}

type Kept = ImageList | InfiniteData<ImageList> | Image | HeadPoses['images'] | undefined;

function viewOf({ queryKey }: Query): ImageView {
  return queryKey.find((part): part is ImageView => typeof part === 'object') ?? {};
}

function change(kept: Kept, view: ImageView, what: ImageChange): Kept {
  if (kept === undefined) return undefined;
  if (Array.isArray(kept)) return withoutRemoved(kept, what);
  if ('pages' in kept) {
    const pages = kept.pages.map((page) => changeList(page, view.origin, what));
    // Every page carries the same total, however many of its own images are gone.
    const lost = sumOf(kept.pages) - sumOf(pages);
    const total = (kept.pages[0]?.total ?? 0) - lost;
    return { ...kept, pages: pages.map((page) => ({ ...page, total })) };
  }
  if ('images' in kept) return changeList(kept, view.origin, what);
  return changeImage(kept, what) ?? undefined;
}

function withoutRemoved(poses: HeadPoses['images'], what: ImageChange): HeadPoses['images'] {
  if (what.type !== 'removed') return poses;
  const gone = new Set(what.images.map(({ id }) => id));
  return poses.filter(({ id }) => !gone.has(id));
}

const sumOf = (pages: readonly ImageList[]) =>
  pages.reduce((sum, { images }) => sum + images.length, 0);

export function showImageChange(queryClient: QueryClient, what: ImageChange): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: IMAGES_KEY })) {
    queryClient.setQueryData<Kept>(query.queryKey, (kept) => change(kept, viewOf(query), what));
  }
}

/** Refetches the lists that a change may affect beyond the cached entries. */
export async function readListsAgain(queryClient: QueryClient, what: ImageChange): Promise<void> {
  if (what.type === 'updated') return;
  await queryClient.invalidateQueries({
    queryKey: IMAGES_KEY,
    predicate: (query) =>
      what.type !== 'reacted' ||
      (viewOf(query).reaction ?? 'all') !== 'all' ||
      // An in-flight request may predate the change and return stale data.
      query.state.fetchStatus === 'fetching',
  });
}

/** After the server confirms: updates other tabs and refetches lists with further effects. */
export function tellImageChange(queryClient: QueryClient, change: ImageChange): void {
  tellImageNews({ userId: session.getState().user?.id ?? null, change });
  void readListsAgain(queryClient, change);
}

export type TellImages = {
  updated: (images: readonly Image[]) => void;
  added: () => void;
};

export function useTellImages(): TellImages {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const tell = (change: ImageChange) => {
      showImageChange(queryClient, change);
      tellImageChange(queryClient, change);
    };
    return {
      updated: (images) => tell({ type: 'updated', images: [...images] }),
      added: () => tell({ type: 'added' }),
    };
  }, [queryClient]);
}
