import type { ImageChange } from './image-change.js';

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
