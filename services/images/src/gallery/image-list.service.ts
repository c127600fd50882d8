import { AppError } from '@likeness/contracts/errors/app-error';
import type { ImageList, imageListQuerySchema } from '@likeness/contracts/http/images';
import type { HeadPoses } from '@likeness/contracts/http/poses';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { GalleryRepository, type ImageCount } from '../database/gallery.repository.js';
import { toImage } from './to-image.js';

type ListQuery = z.infer<typeof imageListQuerySchema>;

/** Most that are answered where no page is asked for. */
const NEWEST = 1_000;

/** An owner's pictures in order, by pages or as many as there may be at once. */
@Injectable()
export class ImageLists {
  constructor(private readonly gallery: GalleryRepository) {}

  /** @throws AppError NOT_FOUND when the image to be shown is not in the list */
  async list(query: ListQuery, owner: Owner): Promise<ImageList> {
    const { origin, reaction, limit } = query;
    return this.gallery.snapshot(async (manager) => {
      const counts = await this.gallery.counts(manager, owner);
      const ofOrigin = counts.filter(({ kind }) => isOfOrigin(kind, origin));
      const reactions = reactionCounts(ofOrigin);
      const total = reactions[reaction];
      let page = query.page ?? 1;
      if (query.around !== undefined) {
        const position = await this.gallery.position(manager, owner, query, query.around);
        if (position === undefined) throw new AppError('NOT_FOUND');
        page = Math.floor(position / limit) + 1;
      }
      const isPaged = query.page !== undefined || query.around !== undefined;
      const [offset, size] = isPaged ? [(page - 1) * limit, limit] : [0, NEWEST];
      const images = await this.gallery.slice(manager, owner, query, {
        offset,
        limit: size,
        total,
      });
      const end = offset + size;
      return {
        images: images.map(toImage),
        total,
        // The page that goes on where this answer ends; it may begin a little earlier.
        next: end < total ? Math.floor(end / limit) + 1 : null,
        page,
        counts: isPaged
          ? {
              ai_generated: sum(counts.filter(({ kind }) => kind === 'portrait')),
              user_provided: sum(counts.filter(({ kind }) => kind === 'upload')),
              reactions,
            }
          : null,
      };
    });
  }

  /** Pictures whose head pose can be followed. */
  async headPoses(owner: Owner): Promise<HeadPoses> {
    const images = (await this.gallery.withFace(owner, NEWEST)).map(toImage);
    return { images: images.map(({ id, name, url }) => ({ id, name, url })) };
  }
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
