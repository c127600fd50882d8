import { AppError } from '@likeness/contracts/errors/app-error';
import type { PhotoReference, ResolvePhotosRequest } from '@likeness/contracts/http/internal';
import { Injectable } from '@nestjs/common';
import { FaceConsentService } from '../consent/face-consent.service.js';
import { ImagesRepository } from '../database/images.repository.js';

/** Says where the photos are that a generation is made from, and which of them show a face. */
@Injectable()
export class PhotoResolverService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly consents: FaceConsentService,
  ) {}

  /**
   * The owner's uploads and portraits in the order asked for.
   * @throws AppError FACE_CONSENT_REQUIRED, or PHOTO_UNKNOWN when one of them is not there
   */
  async resolve(request: ResolvePhotosRequest): Promise<PhotoReference[]> {
    const { owner, photo_ids: ids, face_consent: faceConsent } = request;
    await this.consents.require(owner, faceConsent);
    const images = await this.images.manyOfOwner(ids, owner);
    const byId = new Map(images.map((image) => [image.id, image]));
    return ids.map((id) => {
      const image = byId.get(id.toLowerCase());
      if (!image) throw new AppError('PHOTO_UNKNOWN');
      return { id, object_key: image.masterKey, has_face: image.face !== 'none' };
    });
  }
}
