import type { Owner } from '@likeness/contracts/identity/owner';
import type { PhotoAdvice } from '@likeness/contracts/photos/advice';
import { changeRows, queryColumn, queryNumber } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, type SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { StoredImage } from './image.entity.js';
import { isUniqueViolation } from '@likeness/service-kit/database/database-fault';

/** Excludes expired images that the sweep has not reached. */
const ALIVE = `image.state = 'kept' AND (image.expires_at IS NULL OR image.expires_at > now())`;

export class DuplicateUploadError extends Error {}

@Injectable()
export class ImagesRepository extends SqlRepository {
  async ofOwner(id: string, owner: Owner): Promise<StoredImage | null> {
    return this.#aliveOf(owner).andWhere('image.id = :id', { id }).getOne();
  }

  async manyOfOwner(ids: readonly string[], owner: Owner): Promise<StoredImage[]> {
    return this.#aliveOf(owner).andWhere('image.id = ANY(:ids)', { ids }).getMany();
  }

  async ownerOf(manager: EntityManager, id: string): Promise<Owner | null> {
    const image = await manager.findOneBy(StoredImage, { id });
    return image && { kind: image.ownerKind, id: image.ownerId };
  }

  async react(id: string, owner: Owner, reaction: StoredImage['reaction']): Promise<void> {
    await this.database
      .getRepository(StoredImage)
      .update({ id, ownerKind: owner.kind, ownerId: owner.id, state: 'kept' }, { reaction });
  }

  /** A portrait that its owner deleted has been delivered. */
  async stored(id: string): Promise<StoredImage | null> {
    return this.database
      .getRepository(StoredImage)
      .createQueryBuilder('image')
      .where('image.id = :id', { id })
      .andWhere(`image.state IN ('hidden', 'kept', 'deleted')`)
      .andWhere('(image.expires_at IS NULL OR image.expires_at > now())')
      .getOne();
  }

  async reveal(id: string, expiresAt: Date | null): Promise<void> {
    await this.database.sql`UPDATE images SET state = 'kept', expires_at = ${expiresAt}
      WHERE id = ${id} AND state = 'hidden' AND expires_at > now()`;
  }

  /** @returns false, changing nothing, unless every image exists and has a watermark */
  async dropWatermarks(
    manager: EntityManager,
    ids: readonly string[],
    owner: Owner,
  ): Promise<boolean> {
    const held = await queryColumn(manager, z.string())`SELECT id FROM images AS image
      WHERE ${() => ALIVE} AND should_add_watermark = 'true' AND id = ANY(${ids})
        AND owner_kind = ${owner.kind} AND owner_id = ${owner.id}
      ORDER BY id FOR UPDATE`;
    if (held.length < ids.length) return false;
    await manager.update(StoredImage, { id: In(ids) }, { shouldAddWatermark: 'false' });
    return true;
  }

  /** @returns false if it was enlarged already, or is gone */
  async markEnlarged(manager: EntityManager, id: string, owner: Owner): Promise<boolean> {
    const marked = await changeRows(manager)`UPDATE images SET is_enlarged = true
      WHERE id = ${id} AND owner_kind = ${owner.kind} AND owner_id = ${owner.id}
        AND state = 'kept' AND NOT is_enlarged`;
    return marked === 1;
  }

  /** False once the sweep may delete the files; true for deleted images. */
  async hasFiles(id: string): Promise<boolean> {
    const found = await queryNumber(this.database)`SELECT count(*)::int FROM images
      WHERE id = ${id} AND state IN ('kept', 'deleted')
        AND (expires_at IS NULL OR expires_at > now())`;
    return found > 0;
  }

  async storedBytes(): Promise<number> {
    return (await this.database.getRepository(StoredImage).sum('bytes')) ?? 0;
  }

  async insert(image: Partial<StoredImage>): Promise<void> {
    await this.database.getRepository(StoredImage).insert(columnsOf(image));
  }

  /** Idempotent by id: an existing row stays unchanged. */
  async insertOnce(manager: EntityManager, image: Partial<StoredImage>): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(StoredImage)
      .values(columnsOf(image))
      .orIgnore()
      .execute();
  }

  async renewUpload(
    owner: Owner,
    contentHash: string,
    expiresAt: Date | null,
  ): Promise<StoredImage | null> {
    await this.database.sql`UPDATE images AS image SET expires_at = ${expiresAt}
      WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id}
        AND content_hash = ${contentHash} AND ${() => ALIVE}`;
    return this.#aliveOf(owner)
      .andWhere('image.contentHash = :contentHash', { contentHash })
      .getOne();
  }

  async rekeyUpload(manager: EntityManager, id: string, masterKey: string): Promise<void> {
    await manager.update(StoredImage, { id, state: 'checking' }, { masterKey });
  }

  /** @throws DuplicateUploadError, which aborts the transaction */
  async keepUpload(
    manager: EntityManager,
    image: Omit<StoredImage, 'createdAt'>,
    expiresAt: Date | null,
  ): Promise<boolean> {
    const { id, ownerKind, ownerId, contentHash, ...checked } = image;
    const { face, advice, width, height, bytes, placeholder } = checked;
    await manager.sql`UPDATE images SET state = 'removed'
      WHERE owner_kind = ${ownerKind} AND owner_id = ${ownerId} AND content_hash = ${contentHash}
        AND state = 'kept' AND expires_at <= now()`;
    try {
      const done = await manager.update(
        StoredImage,
        { id, state: 'checking' },
        { state: 'kept', expiresAt, face, advice, width, height, bytes, placeholder },
      );
      return done.affected === 1;
    } catch (error) {
      throw isUniqueViolation(error) ? new DuplicateUploadError('known photo') : error;
    }
  }

  /** Advice from the upload stays: a photo has one. */
  async advise(id: string, owner: Owner, advice: PhotoAdvice): Promise<void> {
    const photo = { id, ownerKind: owner.kind, ownerId: owner.id, advice: IsNull() };
    await this.database.getRepository(StoredImage).update(photo, { advice });
  }

  async markUncheckedRemoved(manager: EntityManager, owner: Owner): Promise<string[]> {
    return queryColumn(manager, z.string())`
      UPDATE images SET state = 'removed', expires_at = now()
      WHERE owner_kind = ${owner.kind} AND owner_id = ${owner.id} AND state = 'checking'
      RETURNING id`;
  }

  #aliveOf(owner: Owner): SelectQueryBuilder<StoredImage> {
    return this.database
      .getRepository(StoredImage)
      .createQueryBuilder('image')
      .where(ALIVE)
      .andWhere({ ownerKind: owner.kind, ownerId: owner.id });
  }
}

function columnsOf(image: Partial<StoredImage>): object {
  return image;
}
