import type { Owner } from '@likeness/contracts/identity/owner';
import { queryColumn, queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { StoredImage } from './image.entity.js';

const imageHoldings = z.object({
  photos: z.number(),
  portraits: z.number(),
  face_consents: z.number(),
});

@Injectable()
export class OwnedDataRepository extends SqlRepository {
  async count(owners: readonly Owner[]): Promise<z.infer<typeof imageHoldings>> {
    const [kinds, ids] = columnsOf(owners);
    const row = await queryRow(this.database, imageHoldings)`
      WITH owners AS (SELECT * FROM unnest(${kinds}::text[], ${ids}::text[]))
      SELECT count(*) FILTER (WHERE kind = 'upload')::int AS photos,
        count(*) FILTER (WHERE kind = 'portrait')::int AS portraits,
        (SELECT count(*)::int FROM face_consents
          WHERE (owner_kind, owner_id) IN (TABLE owners)) AS face_consents
      FROM images WHERE (owner_kind, owner_id) IN (TABLE owners)`;
    return row ?? { photos: 0, portraits: 0, face_consents: 0 };
  }

  /** @returns ids of the images */
  async forget(owners: readonly Owner[]): Promise<string[]> {
    const [kinds, ids] = columnsOf(owners);
    return this.database.transaction(async (manager) => {
      await manager.sql`DELETE FROM face_consents
        WHERE (owner_kind, owner_id) IN (SELECT * FROM unnest(${kinds}::text[], ${ids}::text[]))`;
      for (const table of ['visitor_claims', 'plans', 'expiry_notices']) {
        await manager.sql`DELETE FROM ${() => table}
          WHERE ('user', user_id) IN (SELECT * FROM unnest(${kinds}::text[], ${ids}::text[]))`;
      }
      return queryColumn(manager, z.string())`
        UPDATE images SET state = 'removed', expires_at = now()
        WHERE (owner_kind, owner_id) IN (SELECT * FROM unnest(${kinds}::text[], ${ids}::text[]))
        RETURNING id`;
    });
  }

  async page(owner: Owner, after: string | null, limit: number): Promise<StoredImage[]> {
    const query = this.database
      .getRepository(StoredImage)
      .createQueryBuilder('image')
      .where({ ownerKind: owner.kind, ownerId: owner.id, state: 'kept' })
      .andWhere('(image.expires_at IS NULL OR image.expires_at > now())')
      .orderBy('image.id')
      .limit(limit);
    if (after !== null) query.andWhere('image.id > :after', { after });
    return query.getMany();
  }
}

function columnsOf(owners: readonly Owner[]): [string[], string[]] {
  return [owners.map(({ kind }) => kind), owners.map(({ id }) => id)];
}
