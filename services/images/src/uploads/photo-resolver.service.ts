import { AppError } from '@likeness/contracts/errors/app-error';
import type { PhotoReference, ResolvePhotosRequest } from '@likeness/contracts/http/internal';
import { Injectable } from '@nestjs/common';
import { FaceConsents } from '../consent/face-consent.service.js';
import { ImagesRepository } from '../database/images.repository.js';

/** Says where the photos are that a generation may learn a face from. */
@Injectable()
export class PhotoResolver {
  constructor(
    private readonly images: ImagesRepository,
    private readonly consents: FaceConsents,
  ) {}

  /**
   * The owner's uploads, and portraits that show a face, in the order asked for.
   * @throws AppError FACE_CONSENT_REQUIRED, or PHOTO_UNKNOWN when one of them is not there
   */
  async resolve(request: ResolvePhotosRequest): Promise<PhotoReference[]> {
    const { owner, photo_ids: ids, face_consent: faceConsent } = request;
    await this.consents.require(owner, faceConsent);
    const images = await this.images.manyOfOwner(ids, owner);
    const usable = new Map(
      images
        .filter((image) => image.kind === 'upload' || image.likeness !== null)
        .map((image) => [image.id, image.masterKey]),
    );
    return ids.map((id) => {
      const key = usable.get(id.toLowerCase());
      if (key === undefined) throw new AppError('PHOTO_UNKNOWN');
      return { id, object_key: key };
    });
  }
}
