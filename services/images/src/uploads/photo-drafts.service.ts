import type { Owner } from '@likeness/contracts/identity/owner';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { ImageRemoval } from '../retention/image-removal.service.js';
import { uncheckedExpiry } from '../retention/lifetimes.js';
import { type NormalisedPhoto, PhotoNormaliser } from './photo-normaliser.js';
import type { SpooledPhoto } from './photo-spool.js';

export type PhotoDraft = Omit<StoredImage, 'createdAt'>;

/**
 * Photos that are stored but not yet accepted. A draft's row is there before its object and stays
 * until the object is gone, so that no face outlives a crash unnoticed.
 */
@Injectable()
export class PhotoDrafts {
  constructor(
    private readonly normaliser: PhotoNormaliser,
    private readonly images: ImagesRepository,
    private readonly objects: ObjectStore,
    private readonly removal: ImageRemoval,
  ) {}

  /** @throws AppError PHOTO_TOO_MANY_PIXELS or PHOTO_UNREADABLE */
  async store(id: string, owner: Owner, photo: SpooledPhoto): Promise<PhotoDraft> {
    const normalised = await this.normaliser.normalise(photo.path);
    const draft = draftOf(id, owner, photo.contentHash, normalised);
    await this.images.insert(draft);
    await this.objects.put(draft.masterKey, normalised.jpeg);
    return draft;
  }

  async discard(id: string, owner: Owner): Promise<void> {
    await this.removal.remove([id], owner);
    // The row may have gone before its object came.
    await this.objects.remove([objectKey(id)]);
  }
}

function objectKey(id: string): string {
  return `uploads/${id}/photo.jpg`;
}

function draftOf(
  id: string,
  owner: Owner,
  contentHash: string,
  photo: NormalisedPhoto,
): PhotoDraft {
  return {
    id,
    ownerKind: owner.kind,
    ownerId: owner.id,
    kind: 'upload',
    state: 'checking',
    // Never the name a person's file had.
    name: `photo-${id.slice(0, 8)}.jpg`,
    masterKey: objectKey(id),
    watermarkedKey: null,
    width: photo.width,
    height: photo.height,
    bytes: photo.jpeg.length,
    contentHash,
    shouldAddWatermark: 'false',
    creationMethodName: null,
    creationMethodConfig: null,
    likeness: null,
    reaction: null,
    face: 'none',
    expiresAt: uncheckedExpiry(),
  };
}
