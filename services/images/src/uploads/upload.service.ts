import { AppError } from '@likeness/contracts/errors/app-error';
import type { UploadResponse } from '@likeness/contracts/http/photos';
import { type Owner, ownerKey } from '@likeness/contracts/identity/owner';
import { PHOTO_LIMITS, UPLOAD_TYPES } from '@likeness/contracts/photos/limits';
import { sniffPictureType, sniffUnreadPhoto } from '@likeness/contracts/photos/picture-type';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { Injectable } from '@nestjs/common';
import { FaceConsentService } from '../consent/face-consent.service.js';
import { SingleFlight } from '../pixels/single-flight.js';
import { PhotoKeeperService } from './photo-keeper.service.js';

/** @throws AppError PHOTO_EMPTY, PHOTO_TOO_LARGE, PHOTO_TYPE_UNSUPPORTED */
function assertPhotoFile({ size, head }: Pick<TemporaryFile, 'size' | 'head'>): void {
  if (size === 0) throw new AppError('PHOTO_EMPTY');
  if (size > PHOTO_LIMITS.maxBytes) throw new AppError('PHOTO_TOO_LARGE');
  const type = sniffPictureType(head);
  if (UPLOAD_TYPES.some((taken) => taken === type)) return;
  const name = sniffUnreadPhoto(head);
  throw new AppError('PHOTO_TYPE_UNSUPPORTED', name && adviceFor(name));
}

function adviceFor(name: 'HEIC' | 'AVIF'): string {
  return `We can't read ${name} files sent this way. Save the photo as JPEG or PNG, or upload it on our page.`;
}

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
