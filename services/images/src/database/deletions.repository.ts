import type { Owner } from '@likeness/contracts/identity/owner';
import { changeRows, queryColumn } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { StoredImage } from './image.entity.js';
import { isUniqueViolation } from '@likeness/service-kit/database/database-fault';

@Injectable()
export class DeletionsRepository extends SqlRepository {
  async delete(ids: readonly string[], owner: Owner, undoSeconds: number): Promise<number> {
    return changeRows(this.database)`UPDATE images SET state = 'deleted', kept_until = expires_at,
        expires_at = now() + make_interval(secs => ${undoSeconds})
      WHERE id = ANY(${ids}) AND owner_kind = ${owner.kind} AND owner_id = ${owner.id}
        AND state = 'kept'
        AND (expires_at IS NULL OR expires_at > now())`;
  }

  async deleteAll(
    manager: EntityManager,
    owner: Owner,
    keep: 'portraits' | 'nothing',
    undoSeconds: number,
  ): Promise<string[]> {
    return queryColumn(manager, z.uuid())`
      UPDATE images SET state = 'deleted', kept_until = expires_at,
        expires_at = now() + make_interval(secs => ${undoSeconds})
      WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id} AND (kind = 'upload'
        OR ${keep === 'nothing'}) AND state = 'kept'
        AND (expires_at IS NULL OR expires_at > now())
      RETURNING id`;
  }

  /** Most recently deleted first. */
  async restorable(
    owner: Owner,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<StoredImage[]> {
    return this.#restorableOf(owner)
      .orderBy('image.expiresAt', 'DESC')
      .addOrderBy('image.id')
      .offset(offset)
      .limit(limit)
      .getMany();
  }

  async restorableOne(id: string, owner: Owner): Promise<StoredImage | null> {
    return this.#restorableOf(owner).andWhere('image.id = :id', { id }).getOne();
  }

  #restorableOf(owner: Owner): SelectQueryBuilder<StoredImage> {
    return this.database
      .getRepository(StoredImage)
      .createQueryBuilder('image')
      .where({ ownerKind: owner.kind, ownerId: owner.id, state: 'deleted' })
      .andWhere('image.expires_at > now()')
      .andWhere('(kept_until IS NULL OR kept_until > now())');
  }

  /** Keeps the earlier expiry. Skips expired images and photos that were uploaded again since. */
  async restore(ids: readonly string[], owner: Owner): Promise<void> {
    try {
      await this.#restore(ids, owner);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Two of the images are the same photo, or the photo was uploaded again at this moment.
      for (const id of ids) await this.#restore([id], owner).catch(passDuplicate);
    }
  }

  async #restore(ids: readonly string[], owner: Owner): Promise<void> {
    await this.database.sql`
      UPDATE images SET state = 'kept', expires_at = kept_until, kept_until = NULL
      WHERE id = ANY(${ids}) AND owner_kind = ${owner.kind} AND owner_id = ${owner.id}
        AND state = 'deleted'
        AND expires_at > now() AND (kept_until IS NULL OR kept_until > now())
        AND NOT EXISTS (
          SELECT FROM images AS own WHERE own.owner_kind = ${owner.kind}
            AND own.owner_id = ${owner.id}
            AND own.content_hash = images.content_hash AND own.state = 'kept')`;
  }
}

function passDuplicate(error: unknown): void {
  if (!isUniqueViolation(error)) throw error;
}
