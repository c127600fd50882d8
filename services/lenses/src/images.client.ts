import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import type { Image } from '@likeness/contracts/http/images';
import type { KeepPortraitRequest, PhotoReference } from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { Injectable } from '@nestjs/common';

const GONE: ReadonlySet<ErrorCode> = new Set(['PORTRAIT_FILES_GONE', 'PORTRAIT_GONE']);

@Injectable()
export class ImagesClient {
  constructor(@ServiceClient('images') private readonly images: InternalClient) {}

  /** The same photo keeps its id. */
  async storePhoto(
    owner: Owner,
    file: TemporaryFile,
    purpose: PhotoPurpose,
    faceConsent: boolean,
  ): Promise<string> {
    const query = {
      purpose,
      owner_kind: owner.kind,
      owner_id: owner.id,
      face_consent: faceConsent ? 'true' : 'false',
    } as const;
    return (await this.images.call(imagesInternalCalls.storePhoto, { query, file })).id;
  }

  async resolvePhotos(
    owner: Owner,
    photoIds: readonly string[],
    faceConsent: boolean,
  ): Promise<PhotoReference[]> {
    const body = { owner, photo_ids: [...photoIds], face_consent: faceConsent };
    return (await this.images.call(imagesInternalCalls.resolvePhotos, { body })).photos;
  }

  /** @returns false if the files or the portrait have been deleted permanently */
  async keepPortrait(portrait: KeepPortraitRequest): Promise<boolean> {
    try {
      await this.images.call(imagesInternalCalls.keepPortrait, { body: portrait });
      return true;
    } catch (error) {
      if (error instanceof AppError && GONE.has(error.code)) return false;
      throw error;
    }
  }

  async revealPortrait(id: string): Promise<void> {
    await this.images.call(imagesInternalCalls.revealPortrait, { body: { id } });
  }

  async find(owner: Owner, ids: string[]): Promise<Image[]> {
    if (ids.length === 0) return [];
    const { images } = await this.images.call(imagesInternalCalls.findImages, {
      body: { owner, ids },
    });
    return images;
  }

  async discard(object_keys: string[]): Promise<void> {
    await this.images.call(imagesInternalCalls.discardObjects, { body: { object_keys } });
  }
}
