import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { Injectable } from '@nestjs/common';

/** Photos in the images service. */
@Injectable()
export class PhotosClient {
  constructor(@ServiceClient('images') private readonly images: InternalClient) {}

  /** Stores and checks a photo of the form; the same photo keeps its id. */
  async store(
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

  /** @throws AppError PHOTO_UNKNOWN or FACE_CONSENT_REQUIRED */
  async resolve(
    owner: Owner,
    photoIds: readonly string[],
    faceConsent: boolean,
  ): Promise<PhotoReference[]> {
    const body = { owner, photo_ids: [...photoIds], face_consent: faceConsent };
    return (await this.images.call(imagesInternalCalls.resolvePhotos, { body })).photos;
  }
}
