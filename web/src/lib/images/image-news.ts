import type { ImageChange } from './image-change.js';

const NAME = 'likeness.images';

/** A change and whose images it is about: another tab may show somebody else by now. */
export type ImageNews = { userId: string | null; change: ImageChange };

/** Tells this browser's other tabs; without the channel they find out when they read again. */
export function tellImageNews(news: ImageNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** Calls back with what other tabs have changed. Returns the function that ends it. */
export function hearImageNews(listener: (news: ImageNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<ImageNews>) => listener(data));
  return () => channel.close();
}
