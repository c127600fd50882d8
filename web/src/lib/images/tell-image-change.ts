import type { QueryClient } from '@tanstack/react-query';
import { session } from '../session/page-session.js';
import { changeKeptImages, readListsAgain } from './image-cache.js';
import type { ImageChange } from './image-change.js';
import { tellImageNews } from './image-news.js';

/** Shows a change in this tab, before the server has it too. */
export function showImageChange(queryClient: QueryClient, change: ImageChange): void {
  changeKeptImages(queryClient, change);
  if (change.type === 'reacted') session.react(change.image.id, change.reaction);
}

/** The server has it: every other tab shows it, and lists that it alters further are read again. */
export function tellImageChange(queryClient: QueryClient, change: ImageChange): void {
  tellImageNews({ userId: session.getState().user?.id ?? null, change });
  void readListsAgain(queryClient, change);
}
