import { AppError } from '@likeness/contracts/errors/app-error';
import {
  COUNTED_AT_MOST,
  type ImageList,
  type imageListQuerySchema,
} from '@likeness/contracts/http/images';
import type { HeadPoses } from '@likeness/contracts/http/poses';
import type { Owner } from '@likeness/contracts/identity/owner';
import { EXPIRY_NOTICE_DAYS } from '@likeness/contracts/jobs/accounts.jobs';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { GalleryRepository, type ImageCount } from '../database/gallery.repository.js';
import { askedWords, searchQuery } from './search-words.js';
import { toImage } from './to-image.js';

type ListQuery = z.infer<typeof imageListQuerySchema>;
type Listed = Omit<ImageList, 'counts' | 'expiring'>;

/** Maximum for clients that do not page. */
const NEWEST = 1_000;

@Injectable()
export class ImageListService {
  constructor(private readonly gallery: GalleryRepository) {}

  /** @throws AppError NOT_FOUND if `query` names an image that the list lacks */
  async list(query: ListQuery, owner: Owner): Promise<ImageList> {
    const words = askedWords(query.q);
    return this.gallery.snapshot(async (manager) => {
      const counts = await this.gallery.counts(manager, owner);
      const list =
        words.length > 0
          ? await this.#found(manager, query, owner, searchQuery(owner, words))
          : await this.#listed(manager, query, owner, counts);
      const expiring = await this.gallery.expiring(manager, owner, EXPIRY_NOTICE_DAYS[0]);
      return {
        ...list,
        counts: isPaged(query) ? tabCounts(counts, query) : null,
        expiring: expiring && { ...expiring, first_at: expiring.first_at.toISOString() },
      };
    });
  }

  async #listed(
    manager: EntityManager,
    query: ListQuery,
    owner: Owner,
    counts: readonly ImageCount[],
  ): Promise<Listed> {
    const total = reactionCounts(filtered(counts, query))[query.reaction];
    const { around } = query;
    const position =
      around === undefined ? 0 : await this.gallery.position(manager, owner, query, around);
    const part = partOf(query, position, total);
    const images = await this.gallery.slice(manager, owner, query, {
      offset: part.offset,
      limit: part.size,
      total,
    });
    return {
      images: images.map(toImage),
      total,
      total_is_capped: false,
      next: part.next,
      page: part.page,
    };
  }

  async #found(
    manager: EntityManager,
    query: ListQuery,
    owner: Owner,
    search: string,
  ): Promise<Listed> {
    const limit = COUNTED_AT_MOST + 1;
    const found = await this.gallery.found(manager, owner, query, { search, limit });
    const ids = found.slice(0, COUNTED_AT_MOST);
    const position = query.around === undefined ? 0 : ids.indexOf(query.around);
    const part = partOf(query, position < 0 ? undefined : position, ids.length);
    const shown = ids.slice(part.offset, part.offset + part.size);
    return {
      images: (await this.gallery.inOrder(manager, shown)).map(toImage),
      total: ids.length,
      total_is_capped: found.length > ids.length,
      next: part.next,
      page: part.page,
    };
  }

  async headPoses(owner: Owner): Promise<HeadPoses> {
    const images = (await this.gallery.withFace(owner, NEWEST)).map(toImage);
    return { images: images.map(({ id, name, url }) => ({ id, name, url })) };
  }
}

function isPaged({ page, around }: ListQuery): boolean {
  return page !== undefined || around !== undefined;
}

/** Also returns the next page, which may overlap the slice. @throws AppError NOT_FOUND */
function partOf(query: ListQuery, position: number | undefined, total: number) {
  if (position === undefined) throw new AppError('NOT_FOUND');
  const { limit, around } = query;
  const page = around === undefined ? (query.page ?? 1) : Math.floor(position / limit) + 1;
  const [offset, size] = isPaged(query) ? [(page - 1) * limit, limit] : [0, NEWEST];
  const end = offset + size;
  return { page, offset, size, next: end < total ? Math.floor(end / limit) + 1 : null };
}

function tabCounts(counts: readonly ImageCount[], query: ListQuery): ImageList['counts'] {
  const ofOrigin = counts.filter(({ kind }) => isOfOrigin(kind, query.origin));
  const ofTool = filtered(counts, { ...query, style: undefined });
  return {
    ai_generated: sum(counts.filter(({ kind }) => kind === 'portrait')),
    user_provided: sum(counts.filter(({ kind }) => kind === 'upload')),
    reactions: reactionCounts(filtered(counts, query)),
    tools: byName(ofOrigin, ({ tool }) => tool),
    styles: byName(ofTool, ({ style }) => style),
  };
}

function byName(counts: readonly ImageCount[], nameOf: (count: ImageCount) => string) {
  const named = Map.groupBy(counts, nameOf);
  return [...named]
    .filter(([name]) => name !== '')
    .map(([name, found]) => ({ name, n: sum(found) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function filtered(
  counts: readonly ImageCount[],
  { origin, tool, style }: Pick<ListQuery, 'origin' | 'tool' | 'style'>,
): ImageCount[] {
  return counts.filter(
    (count) =>
      isOfOrigin(count.kind, origin) &&
      (tool === undefined || count.tool === tool) &&
      (style === undefined || count.style === style),
  );
}

function isOfOrigin(kind: ImageCount['kind'], origin: ListQuery['origin']): boolean {
  return origin === 'both' || (origin === 'ai_generated') === (kind === 'portrait');
}

function reactionCounts(counts: readonly ImageCount[]) {
  const of = (wanted: string) => sum(counts.filter(({ reaction }) => reaction === wanted));
  return { all: sum(counts), like: of('like'), dislike: of('dislike') };
}

function sum(counts: readonly ImageCount[]): number {
  return counts.reduce((total, { n }) => total + n, 0);
}
