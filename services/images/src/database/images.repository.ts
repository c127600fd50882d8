import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { StoredImage } from './image.entity.js';
import { isUniqueViolation } from './unique-violation.js';

/** Kept and not past its time; expired pictures are gone before the sweep has reached them. */
const ALIVE = `image.state = 'kept' AND (image.expires_at IS NULL OR image.expires_at > now())`;
/** Longer than the store takes for the objects of a few pictures. */
const REMOVAL_LEASE_SECONDS = 60;
/** The database's clock, so that a row marked as over is over for every process. */
const NOW = () => 'now()';

/** The owner has an upload of the same bytes already. */
export class DuplicateUploadError extends Error {}

@Injectable()
export class ImagesRepository {
  constructor(private readonly database: DataSource) {}

  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async ofOwner(id: string, owner: Owner): Promise<StoredImage | null> {
    return this.#aliveOf(owner).andWhere('image.id = :id', { id }).getOne();
  }

  /** Those of the given ids that are there, in no particular order. */
  async manyOfOwner(ids: readonly string[], owner: Owner): Promise<StoredImage[]> {
    return this.#aliveOf(owner).andWhere('image.id = ANY(:ids)', { ids }).getMany();
  }

  async react(id: string, owner: Owner, reaction: StoredImage['reaction']): Promise<void> {
    await this.database
      .getRepository(StoredImage)
      .update({ id, ownerKind: owner.kind, ownerId: owner.id, state: 'kept' }, { reaction });
  }

  /** A picture that is kept for somebody, to be seen or not yet. */
  async stored(id: string): Promise<StoredImage | null> {
    return this.database
      .getRepository(StoredImage)
      .createQueryBuilder('image')
      .where('image.id = :id', { id })
      .andWhere(`image.state IN ('hidden', 'kept')`)
      .andWhere('(image.expires_at IS NULL OR image.expires_at > now())')
      .getOne();
  }

  /** Lets a hidden picture be seen, with the time to live that it has from then on. */
  async reveal(id: string, expiresAt: Date | null): Promise<void> {
    await this.database
      .createQueryBuilder()
      .update(StoredImage)
      .set({ state: 'kept', expiresAt })
      .where({ id, state: 'hidden' })
      .andWhere('expires_at > now()')
      .execute();
  }

  /**
   * Lets the clean rendition of an owner's pictures be seen.
   * @returns false, changing nothing, unless every one of them is there with its watermark
   */
  async dropWatermarks(
    manager: EntityManager,
    ids: readonly string[],
    owner: Owner,
  ): Promise<boolean> {
    const held = await manager
      .createQueryBuilder(StoredImage, 'image')
      .select('image.id')
      .where(ALIVE)
      .andWhere(`image.should_add_watermark = 'true'`)
      .andWhere({ id: In(ids), ownerKind: owner.kind, ownerId: owner.id })
      .orderBy('image.id')
      .setLock('pessimistic_write')
      .getMany();
    if (held.length < ids.length) return false;
    await manager.update(StoredImage, { id: In(ids) }, { shouldAddWatermark: 'false' });
    return true;
  }

  /** False once the sweep may take the files of a picture; those of a deleted one are still there. */
  async hasFiles(id: string): Promise<boolean> {
    return this.database
      .getRepository(StoredImage)
      .createQueryBuilder('image')
      .where('image.id = :id', { id })
      .andWhere(`image.state IN ('kept', 'deleted')`)
      .andWhere('(image.expires_at IS NULL OR image.expires_at > now())')
      .getExists();
  }

  async insert(image: Partial<StoredImage>): Promise<void> {
    await this.database.getRepository(StoredImage).insert(columnsOf(image));
  }

  /** Inserts a picture unless its id is taken; either way nothing changes afterwards. */
  async insertOnce(manager: EntityManager, image: Partial<StoredImage>): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(StoredImage)
      .values(columnsOf(image))
      .orIgnore()
      .execute();
  }

  /** The owner's upload of the same bytes, its time to live begun anew. */
  async renewUpload(
    owner: Owner,
    contentHash: string,
    expiresAt: Date | null,
  ): Promise<StoredImage | null> {
    await this.database
      .createQueryBuilder()
      .update(StoredImage)
      .set({ expiresAt })
      .where({ ownerKind: owner.kind, ownerId: owner.id, contentHash })
      .andWhere(`state = 'kept' AND (expires_at IS NULL OR expires_at > now())`)
      .execute();
    return this.#aliveOf(owner)
      .andWhere('image.contentHash = :contentHash', { contentHash })
      .getOne();
  }

  /**
   * Makes a checked upload visible.
   * @returns false when the row was removed in the meantime
   * @throws DuplicateUploadError, which the transaction does not survive
   */
  async keepUpload(
    manager: EntityManager,
    image: Omit<StoredImage, 'createdAt'>,
    expiresAt: Date | null,
  ): Promise<boolean> {
    const { id, ownerKind, ownerId, contentHash, face, width, height, bytes, placeholder } = image;
    await manager
      .createQueryBuilder()
      .update(StoredImage)
      .set({ state: 'removed' })
      .where({ ownerKind, ownerId, contentHash, state: 'kept' })
      .andWhere('expires_at <= now()')
      .execute();
    try {
      const done = await manager.update(
        StoredImage,
        { id, state: 'checking' },
        { state: 'kept', expiresAt, face, width, height, bytes, placeholder },
      );
      return done.affected === 1;
    } catch (error) {
      throw isUniqueViolation(error) ? new DuplicateUploadError('known photo') : error;
    }
  }

  /** Hides pictures of an owner for good; their objects are still to be removed. */
  async markRemoved(ids: readonly string[], owner: Owner): Promise<void> {
    await this.database
      .getRepository(StoredImage)
      .update(
        { id: In(ids), ownerKind: owner.kind, ownerId: owner.id },
        { state: 'removed', expiresAt: NOW },
      );
  }

  /** Hides every photo an owner has uploaded, those being checked too. */
  async markUploadsRemoved(manager: EntityManager, owner: Owner): Promise<string[]> {
    const where = { ownerKind: owner.kind, ownerId: owner.id, kind: 'upload' as const };
    const uploads = await manager.find(StoredImage, { select: { id: true }, where });
    await manager.update(StoredImage, where, { state: 'removed', expiresAt: NOW });
    return uploads.map((upload) => upload.id);
  }

  /**
   * Marks pictures whose time is over as removed and hands them out, for a minute to one process
   * alone; those that are not forgotten by then are due again. No row stays locked meanwhile.
   * @param only looks at these ids alone
   */
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
        // Put off at once, so that what can't be removed now does not hold up the rest.
        await manager.query(
          `UPDATE images SET state = 'removed',
             expires_at = now() + interval '${REMOVAL_LEASE_SECONDS} seconds' WHERE id = ANY($1)`,
          [due.map(({ id }) => id)],
        );
      }
      return due;
    });
  }

  /** Forgets pictures whose objects have gone. */
  async removeRows(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.getRepository(StoredImage).delete({ id: In(ids), state: 'removed' });
  }

  /** Those of the given object keys that belong to a picture. */
  async referredKeys(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ key: string }[]>(
      `SELECT master_key AS key FROM images WHERE master_key = ANY($1)
       UNION SELECT watermarked_key FROM images WHERE watermarked_key = ANY($1)
       UNION SELECT fingerprint_key FROM images WHERE fingerprint_key = ANY($1)`,
      [keys],
    );
    return new Set(rows.map((row) => row.key));
  }

  #alive(): SelectQueryBuilder<StoredImage> {
    return this.database.getRepository(StoredImage).createQueryBuilder('image').where(ALIVE);
  }

  #aliveOf(owner: Owner): SelectQueryBuilder<StoredImage> {
    return this.#alive()
      .andWhere('image.ownerKind = :kind', { kind: owner.kind })
      .andWhere('image.ownerId = :ownerId', { ownerId: owner.id });
  }
}

/** TypeORM's types can't express free-form JSON columns. */
function columnsOf(image: Partial<StoredImage>): object {
  return image;
}
