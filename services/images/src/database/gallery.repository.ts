import type { imageListQuerySchema } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import { StoredImage } from './image.entity.js';

export type ListFilter = Pick<z.infer<typeof imageListQuerySchema>, 'origin' | 'reaction' | 'sort'>;
/** How many pictures there are of one kind with one reaction. */
export type ImageCount = {
  readonly kind: StoredImage['kind'];
  readonly reaction: 'like' | 'dislike' | 'none';
  readonly n: number;
};

const KINDS = { ai_generated: 'portrait', user_provided: 'upload' } as const;
const LISTED = `owner_kind = $1 AND owner_id = $2 AND state = 'kept'
  AND (expires_at IS NULL OR expires_at > now())`;

/** Pictures as lists show them. Nothing here counts rows that can be many. */
@Injectable()
export class GalleryRepository {
  constructor(private readonly database: DataSource) {}

  /** Runs `work` on one state of the data, so that counts and pages agree. */
  async snapshot<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction('REPEATABLE READ', work);
  }

  /** From kept counters, less what has expired and waits for the sweep. */
  async counts(manager: EntityManager, owner: Owner): Promise<ImageCount[]> {
    return manager.query<ImageCount[]>(
      `SELECT kind, reaction, sum(n)::int AS n FROM (
         SELECT kind, reaction, n FROM image_counts WHERE owner_kind = $1 AND owner_id = $2
         UNION ALL
         SELECT kind, coalesce(reaction, 'none'), -count(*) FROM images
         WHERE owner_kind = $1 AND owner_id = $2 AND state = 'kept' AND expires_at <= now()
         GROUP BY 1, 2
       ) AS counts GROUP BY 1, 2`,
      [owner.kind, owner.id],
    );
  }

  /** @param total of the filter; what lies behind its middle is read from the other end */
  async slice(
    manager: EntityManager,
    owner: Owner,
    filter: ListFilter,
    { offset, limit, total }: { offset: number; limit: number; total: number },
  ): Promise<StoredImage[]> {
    const length = Math.min(limit, total - offset);
    if (length <= 0) return [];
    const behind = total - offset - length;
    const turned = behind < offset;
    const order = (filter.sort === 'desc') === turned ? 'ASC' : 'DESC';
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM images WHERE ${LISTED} ${conditionOf(filter)}
       ORDER BY created_at ${order}, id ${order} OFFSET $3 LIMIT $4`,
      [owner.kind, owner.id, turned ? behind : offset, length],
    );
    const ids = rows.map(({ id }) => id);
    return inOrder(turned ? ids.toReversed() : ids, await this.#load(manager, ids));
  }

  /** How many pictures of the filter come before one; undefined when it is not among them. */
  async position(
    manager: EntityManager,
    owner: Owner,
    filter: ListFilter,
    id: string,
  ): Promise<number | undefined> {
    const condition = conditionOf(filter);
    const before = filter.sort === 'desc' ? '>' : '<';
    const [row] = await manager.query<{ position: number | null }[]>(
      `SELECT (SELECT count(*)::int FROM images WHERE ${LISTED} ${condition}
                 AND (created_at, id) ${before} (anchor.created_at, anchor.id)) AS position
       FROM images AS anchor WHERE anchor.id = (
         SELECT id FROM images WHERE ${LISTED} ${condition} AND id = $3)`,
      [owner.kind, owner.id, id],
    );
    return row?.position ?? undefined;
  }

  /** The newest pictures that show a face. */
  async withFace(owner: Owner, limit: number): Promise<StoredImage[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT id FROM images WHERE ${LISTED} AND face <> 'none'
       ORDER BY created_at DESC, id DESC LIMIT $3`,
      [owner.kind, owner.id, limit],
    );
    const ids = rows.map(({ id }) => id);
    return inOrder(ids, await this.#load(this.database.manager, ids));
  }

  async #load(manager: EntityManager, ids: readonly string[]): Promise<StoredImage[]> {
    return manager.findBy(StoredImage, { id: In(ids) });
  }
}

function conditionOf({ origin, reaction }: ListFilter): string {
  const kind = origin === 'both' ? '' : `AND kind = '${KINDS[origin]}'`;
  return reaction === 'all' ? kind : `${kind} AND reaction = '${reaction}'`;
}

function inOrder(ids: readonly string[], images: readonly StoredImage[]): StoredImage[] {
  const byId = new Map(images.map((image) => [image.id, image]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
