import { useRef } from 'react';
import type { ImageOrigin, ImageView } from '../../../lib/images/image-view.js';

export type GoTo = (address: GalleryAddress, how: { replace: boolean }) => void;

/** A change to one of these restarts at the first page. */
const FROM_THE_START = ['reaction', 'sort', 'tool', 'style', 'q'] as const;

/** Each tab keeps its own page. Typing and loading more replace the history entry. */
export function useGalleryAddress(address: GalleryAddress, goTo: GoTo) {
  const pages = useRef<{ [origin in ImageOrigin]?: number }>({});

  return function change(part: Partial<GalleryAddress>, { replace = false } = {}): void {
    const next = { ...address, ...part };
    const isRestarted = FROM_THE_START.some((name) => next[name] !== address[name]);
    if (isRestarted) {
      pages.current = {};
      next.page = 1;
    } else if (next.origin !== address.origin) {
      pages.current[address.origin] = address.page;
      next.page = pages.current[next.origin] ?? 1;
    }
    goTo(next, { replace: replace || (part.q !== undefined && address.q !== undefined) });
  };
}

export type ReactionFilter = 'all' | 'like' | 'dislike';
export type SortOrder = 'desc' | 'asc';

export type GalleryAddress = {
  origin: ImageOrigin;
  reaction: ReactionFilter;
  sort: SortOrder;
  tool: string | undefined;
  style: string | undefined;
  q: string | undefined;
  page: number;
};

export const GALLERY_PARTS = ['tab', 'filter', 'sort', 'tool', 'style', 'q', 'page'] as const;
export type GallerySearch = { [part in (typeof GALLERY_PARTS)[number]]?: string };

const TABS = { uploads: 'user_provided' } as const;
const FILTERS = { liked: 'like', disliked: 'dislike' } as const;

const nameIn = (names: Readonly<Record<string, string>>, value: string) =>
  Object.keys(names).find((name) => names[name] === value);

const isIn = <T extends object>(names: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(names, name);

export function readAddress(search: GallerySearch): GalleryAddress {
  const { tab = '', filter = '', page = '' } = search;
  return {
    origin: isIn(TABS, tab) ? TABS[tab] : 'ai_generated',
    reaction: isIn(FILTERS, filter) ? FILTERS[filter] : 'all',
    sort: search.sort === 'oldest' ? 'asc' : 'desc',
    tool: search.tool || undefined,
    style: search.style || undefined,
    q: search.q || undefined,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

export function writeAddress(address: GalleryAddress): GallerySearch {
  const { origin, reaction, sort, tool, style, q, page } = address;
  const parts: { [part in keyof GallerySearch]: string | undefined } = {
    tab: nameIn(TABS, origin),
    filter: nameIn(FILTERS, reaction),
    sort: sort === 'asc' ? 'oldest' : undefined,
    tool,
    style,
    q,
    page: page > 1 ? String(page) : undefined,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

export function viewOf({ origin, reaction, sort, tool, style, q }: GalleryAddress): ImageView {
  const madeBy = origin === 'ai_generated' ? { tool, style } : {};
  const words = q?.trim();
  const parts = { origin, reaction, sort, ...madeBy, ...(words && { q: words }) };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

export function isFiltered({ reaction, tool, style, q }: GalleryAddress): boolean {
  return reaction !== 'all' || [tool, style, q].some((part) => part !== undefined);
}
