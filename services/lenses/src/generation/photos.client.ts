import {
  type PhotoReference,
  resolvePhotosResponseSchema,
} from '@likeness/contracts/http/internal';
import { uploadResponseSchema } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { Injectable } from '@nestjs/common';

/** The photos a generation is made from, as the images service keeps them. */
@Injectable()
export class PhotosClient {
  constructor(private readonly images: InternalClient) {}

  /** Stores and checks one photo that came with the form; the same photo again keeps its id. */
  async store(
    owner: Owner,
    bytes: Buffer,
    purpose: PhotoPurpose,
    faceConsent: boolean,
  ): Promise<string> {
    const query = new URLSearchParams({
      purpose,
      owner_kind: owner.kind,
      owner_id: owner.id,
      face_consent: String(faceConsent),
    });
    const upload = await this.images.postBytes(
      `/internal/photos?${query.toString()}`,
      new Uint8Array(bytes),
      uploadResponseSchema,
    );
    return upload.id;
  }

  /** @throws AppError PHOTO_UNKNOWN or FACE_CONSENT_REQUIRED */
  async resolve(
    owner: Owner,
    photoIds: readonly string[],
    faceConsent: boolean,
  ): Promise<PhotoReference[]> {
    const { photos } = await this.images.post(
      '/internal/photos/resolve',
      { owner, photo_ids: photoIds, face_consent: faceConsent },
      resolvePhotosResponseSchema,
    );
    return photos;
  }
}
