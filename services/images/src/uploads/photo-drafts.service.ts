import type { Owner } from '@likeness/contracts/identity/owner';
import type { QuarterTurn } from '@likeness/contracts/photos/quarter-turn';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { ImageRemovalService } from '../retention/image-removal.service.js';
import { uncheckedExpiry } from '../retention/times.js';
import { type NormalisedPhoto, PhotoNormaliser } from './photo-normaliser.js';

export type PhotoDraft = Omit<StoredImage, 'createdAt'>;

/** A draft's row outlives its object, so that a crash leaves no orphaned photo. */
@Injectable()
export class PhotoDraftsService {
  constructor(
    private readonly normaliser: PhotoNormaliser,
    private readonly images: ImagesRepository,
    private readonly objects: ObjectStore,
    private readonly removal: ImageRemovalService,
    private readonly removals: ObjectRemovals,
  ) {}

  /** @throws AppError PHOTO_TOO_MANY_PIXELS or PHOTO_UNREADABLE */
  async store(id: string, owner: Owner, photo: TemporaryFile): Promise<PhotoDraft> {
    const normalised = await this.normaliser.normalise(photo.path);
    const draft = draftOf(id, owner, photo.contentHash, normalised);
    await this.images.insert(draft);
    await this.objects.put(draft.masterKey, normalised.jpeg);
    return draft;
  }

  /** Writes a new object: workers keep the photo that they read under the old key. */
  async turn(draft: PhotoDraft, turn: QuarterTurn): Promise<PhotoDraft> {
    const { id, masterKey: lyingKey } = draft;
    const turned = await this.normaliser.turn(await this.objects.read(lyingKey), draft, turn);
    const masterKey = turnedKey(id);
    await this.images.transaction(async (manager) => {
      await this.images.rekeyUpload(manager, id, masterKey);
      await this.removals.note([lyingKey], manager);
    });
    await this.objects.put(masterKey, turned.jpeg);
    return { ...draft, ...sizeOf(turned), masterKey };
  }

  async discard(id: string, owner: Owner): Promise<void> {
    await this.removal.remove([id], owner);
    // The row may be gone before the object exists.
    await this.removals.remove(keysOf(id));
  }

  /** Leaves row and object to the sweep, because storage is unavailable. */
  async discardLater(id: string, owner: Owner): Promise<void> {
    await this.removals.note(keysOf(id));
    await this.removal.removeLater([id], owner);
  }
}

function objectKey(id: string): string {
  return `uploads/${id}/photo.jpg`;
}

function turnedKey(id: string): string {
  return `uploads/${id}/turned.jpg`;
}

function keysOf(id: string): string[] {
  return [objectKey(id), turnedKey(id)];
}

function sizeOf({ width, height, jpeg, placeholder }: Omit<NormalisedPhoto, 'sourceType'>) {
  return { width, height, bytes: jpeg.length, placeholder };
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
    // The original file name is personal data.
    name: `photo-${id.slice(0, 8)}.jpg`,
    masterKey: objectKey(id),
    watermarkedKey: null,
    fingerprintKey: null,
    ...sizeOf(photo),
    contentHash,
    shouldAddWatermark: 'false',
    creationMethodName: null,
    creationMethodConfig: null,
    likeness: null,
    reaction: null,
    face: 'none',
    advice: photo.sourceType === null ? null : 'ai_made',
    expiresAt: uncheckedExpiry(),
    isEnlarged: false,
    words: [],
  };
}
