import type { UploadResponse } from '@likeness/contracts/http/photos';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import { type Owner, ownerKey } from '@likeness/contracts/identity/owner';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { Injectable } from '@nestjs/common';
import { FaceConsentService } from '../consent/face-consent.service.js';
import { SingleFlight } from '../pixels/single-flight.js';
import { assertPhotoFile } from './photo-file.js';
import { PhotoKeeperService } from './photo-keeper.service.js';

export type PhotoUpload = {
  readonly owner: Owner;
  readonly photo: TemporaryFile;
  readonly faceConsent: boolean;
  readonly purpose: PhotoPurpose;
};

/** Requires consent before the checks; deduplicates equal bytes per owner. */
@Injectable()
export class UploadService {
  readonly #flights = new SingleFlight<UploadResponse>();

  constructor(
    private readonly consents: FaceConsentService,
    private readonly keeper: PhotoKeeperService,
  ) {}

  /** @throws AppError FACE_CONSENT_REQUIRED, PHOTO_*, ENGINE_UNAVAILABLE, UPLOAD_LOST */
  async receive({ owner, photo, faceConsent, purpose }: PhotoUpload): Promise<UploadResponse> {
    await this.consents.require(owner, faceConsent);
    assertPhotoFile(photo);
    const { value, joined } = await this.#flights.run(
      `${ownerKey(owner)}:${purpose}:${photo.contentHash}`,
      () => this.#receiveOnce(owner, photo, purpose),
    );
    return joined ? { ...value, duplicate: true } : value;
  }

  async #receiveOnce(
    owner: Owner,
    photo: TemporaryFile,
    purpose: PhotoPurpose,
  ): Promise<UploadResponse> {
    const known = await this.keeper.known(owner, photo.contentHash, purpose);
    return known ?? this.keeper.keep(owner, photo, purpose);
  }
}
