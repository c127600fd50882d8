import { AppError } from '@likeness/contracts/errors/app-error';
import type { PhotoReference, ResolvePhotosRequest } from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { FaceConsentService } from '../consent/face-consent.service.js';
import { ImagesRepository } from '../database/images.repository.js';

@Injectable()
export class PhotoResolverService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly consents: FaceConsentService,
  ) {}

  async resolve(request: ResolvePhotosRequest): Promise<PhotoReference[]> {
    const { owner, photo_ids: ids, face_consent: faceConsent } = request;
    await this.consents.require(owner, faceConsent);
    const images = await this.images.manyOfOwner(ids, owner);
    const byId = new Map(images.map((image) => [image.id, image]));
    return ids.map((id) => {
      const image = byId.get(id.toLowerCase());
      if (!image) throw new AppError('PHOTO_UNKNOWN');
      return {
        id,
        object_key: image.masterKey,
        has_face: image.face !== 'none',
        ...(image.advice !== null && { advice: image.advice }),
      };
    });
  }

  async adviseBackground(owner: Owner, photoId: string): Promise<void> {
    await this.images.advise(photoId, owner, 'background');
  }
}
