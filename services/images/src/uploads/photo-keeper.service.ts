import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { UploadResponse } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { FaceConsentsRepository } from '../database/face-consents.repository.js';
import type { StoredImage } from '../database/image.entity.js';
import { DuplicateUploadError, ImagesRepository } from '../database/images.repository.js';
import { ImageRemoval } from '../retention/image-removal.service.js';
import { photoExpiry, uncheckedExpiry } from '../retention/lifetimes.js';
import { PhotoChecker } from './photo-check.service.js';
import type { NormalisedPhoto } from './photo-normaliser.js';

export type PhotoToKeep = {
  readonly owner: Owner;
  readonly contentHash: string;
  readonly photo: NormalisedPhoto;
};

/**
 * Stores a photo, has it checked, and keeps or removes it. Its row is there before its object and
 * stays until the object is gone, so that no face outlives a crash unnoticed.
 */
@Injectable()
export class PhotoKeeper {
  constructor(
    private readonly images: ImagesRepository,
    private readonly consents: FaceConsentsRepository,
    private readonly store: ObjectStore,
    private readonly checker: PhotoChecker,
    private readonly removal: ImageRemoval,
  ) {}

  /** @throws AppError with the verdict's code and detail when the photo is refused */
  async keep({ owner, contentHash, photo }: PhotoToKeep): Promise<UploadResponse> {
    const draft = draftOf(owner, contentHash, photo);
    await this.images.insert(draft);
    try {
      await this.store.put(draft.masterKey, photo.jpeg);
      const verdict = await this.checker.check(draft.id, draft.masterKey);
      if (!verdict.ok) throw new AppError(verdict.code, verdict.detail);
      await this.#accept(draft, owner);
      return { id: draft.id, width: draft.width, height: draft.height, duplicate: false };
    } catch (error) {
      await this.#discard(draft, owner);
      if (error instanceof DuplicateUploadError) return this.#known(owner, contentHash);
      throw error;
    }
  }

  async #accept(draft: StoredImage, owner: Owner): Promise<void> {
    await this.images.transaction(async (manager) => {
      // A consent withdrawn during the check took this photo with it.
      if (!(await this.consents.holdStanding(manager, owner))) {
        throw new AppError('FACE_CONSENT_REQUIRED');
      }
      if (!(await this.images.keepUpload(manager, draft, photoExpiry(owner)))) {
        throw new AppError('ENGINE_UNAVAILABLE');
      }
    });
  }

  async #discard(draft: StoredImage, owner: Owner): Promise<void> {
    await this.removal.remove([draft.id], owner);
    // The row may have gone before its object came.
    await this.store.remove([draft.masterKey]);
  }

  /** Another process has kept the same bytes meanwhile. */
  async #known(owner: Owner, contentHash: string): Promise<UploadResponse> {
    const known = await this.images.renewUpload(owner, contentHash, photoExpiry(owner));
    if (!known) throw new AppError('ENGINE_UNAVAILABLE');
    return { id: known.id, width: known.width, height: known.height, duplicate: true };
  }
}

function draftOf(owner: Owner, contentHash: string, photo: NormalisedPhoto): StoredImage {
  const id = randomUUID();
  return {
    id,
    ownerKind: owner.kind,
    ownerId: owner.id,
    kind: 'upload',
    state: 'checking',
    // Never the name a person's file had.
    name: `photo-${id.slice(0, 8)}.jpg`,
    masterKey: `uploads/${id}/photo.jpg`,
    watermarkedKey: null,
    width: photo.width,
    height: photo.height,
    bytes: photo.jpeg.length,
    contentHash,
    shouldAddWatermark: 'false',
    creationMethodName: null,
    creationMethodConfig: null,
    likeness: null,
    createdAt: new Date(),
    expiresAt: uncheckedExpiry(),
  };
}
