import type { Owner } from '@likeness/contracts/identity/owner';
import type { PhotoAdvice } from '@likeness/contracts/photos/advice';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, type SelectQueryBuilder } from 'typeorm';
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
    await this.database
      .createQueryBuilder()
      .update(StoredImage)
      .set({ state: 'kept', expiresAt })
      .where({ id, state: 'hidden' })
      .andWhere('expires_at > now()')
      .execute();
  }

  /** @returns false, changing nothing, unless every image exists and has a watermark */
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

  /** @returns false if it was enlarged already, or is gone */
  async markEnlarged(manager: EntityManager, id: string, owner: Owner): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(StoredImage)
      .set({ isEnlarged: true })
      .where({ id, ownerKind: owner.kind, ownerId: owner.id, state: 'kept', isEnlarged: false })
      .execute();
    return affected === 1;
  }

  /** False once the sweep may delete the files; true for deleted images. */
  async hasFiles(id: string): Promise<boolean> {
    return this.database
      .getRepository(StoredImage)
      .createQueryBuilder('image')
      .where('image.id = :id', { id })
      .andWhere(`image.state IN ('kept', 'deleted')`)
      .andWhere('(image.expires_at IS NULL OR image.expires_at > now())')
      .getExists();
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
    const where = { ownerKind: owner.kind, ownerId: owner.id, state: 'checking' as const };
    const uploads = await manager.find(StoredImage, { select: { id: true }, where });
    await manager.update(StoredImage, where, { state: 'removed', expiresAt: () => 'now()' });
    return uploads.map((upload) => upload.id);
  }

  #aliveOf(owner: Owner): SelectQueryBuilder<StoredImage> {
    return this.database
      .getRepository(StoredImage)
      .createQueryBuilder('image')
      .where(ALIVE)
      .andWhere('image.ownerKind = :kind', { kind: owner.kind })
      .andWhere('image.ownerId = :ownerId', { ownerId: owner.id });
  }
}

function columnsOf(image: Partial<StoredImage>): object {
  return image;
}
