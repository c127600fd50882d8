import type { Owner } from '@likeness/contracts/identity/owner';
import { queryColumn } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { z } from 'zod';
import { StoredImage } from './image.entity.js';

/** Longer than storage needs to delete the objects of a few images. */
const REMOVAL_LEASE_SECONDS = 60;
/** The database clock, so that all processes agree on expiry. */
const NOW = () => 'now()';

@Injectable()
export class ImageRemovalsRepository extends SqlRepository {
  async markRemoved(ids: readonly string[], owner: Owner): Promise<void> {
    await this.database
      .getRepository(StoredImage)
      .update(
        { id: In(ids), ownerKind: owner.kind, ownerId: owner.id },
        { state: 'removed', expiresAt: NOW },
      );
  }

  /** Leases expired images for a minute, without row locks. @param only limits the query */
  async takeDue(limit: number, only?: readonly string[]): Promise<StoredImage[]> {
    return this.database.transaction(async (manager) => {
      const query = manager
        .createQueryBuilder(StoredImage, 'image')
        .where('image.expires_at <= now()')
        .orderBy('image.expiresAt')
        .limit(limit)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked');
      if (only) query.andWhere('image.id = ANY(:only)', { only });
      const due = await query.getMany();
      if (due.length > 0) {
        // The lease starts now, so that images that can't be removed do not block the others.
        await manager.sql`UPDATE images SET state = 'removed',
          expires_at = now() + make_interval(secs => ${REMOVAL_LEASE_SECONDS})
          WHERE id = ANY(${due.map(({ id }) => id)})`;
      }
      return due;
    });
  }

  async removeRows(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.getRepository(StoredImage).delete({ id: In(ids), state: 'removed' });
  }

  async referredKeys(keys: readonly string[]): Promise<Set<string>> {
    const referred = await queryColumn(this.database, z.string())`
      SELECT master_key FROM images WHERE master_key = ANY(${keys})
      UNION SELECT watermarked_key FROM images WHERE watermarked_key = ANY(${keys})
      UNION SELECT fingerprint_key FROM images WHERE fingerprint_key = ANY(${keys})`;
    return new Set(referred);
  }
}
