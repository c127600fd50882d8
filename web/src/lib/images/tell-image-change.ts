import type { QueryClient } from '@tanstack/react-query';
import { session } from '../session/page-session.js';
import { changeKeptImages, readListsAgain } from './image-cache.js';
import type { ImageChange } from './image-change.js';
import { tellImageNews } from './image-news.js';

export function showImageChange(queryClient: QueryClient, change: ImageChange): void {
  changeKeptImages(queryClient, change);
  if (change.type === 'reacted') session.react(change.image.id, change.reaction);
}

/** After the server confirms: updates other tabs and refetches lists with further effects. */
export function tellImageChange(queryClient: QueryClient, change: ImageChange): void {
  tellImageNews({ userId: session.getState().user?.id ?? null, change });
  void readListsAgain(queryClient, change);
}
