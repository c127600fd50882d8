import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { UploadResponse } from '@likeness/contracts/http/images';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { FaceConsentsRepository } from '../database/face-consents.repository.js';
import { DuplicateUploadError, ImagesRepository } from '../database/images.repository.js';
import { photoExpiry } from '../retention/lifetimes.js';
import { PhotoChecker } from './photo-check.service.js';
import { type PhotoDraft, PhotoDrafts } from './photo-drafts.service.js';
import { assertFit, faceOf, isFit } from './photo-fitness.js';
import type { SpooledPhoto } from './photo-spool.js';

/** Has a photo stored and checked, and then keeps it or throws it away. */
@Injectable()
export class PhotoKeeper {
  constructor(
    private readonly drafts: PhotoDrafts,
    private readonly checker: PhotoChecker,
    private readonly images: ImagesRepository,
    private readonly consents: FaceConsentsRepository,
  ) {}

  /**
   * The owner's upload of the same bytes, its time to live begun anew; one that was kept for another
   * purpose is looked at again.
   * @throws AppError like `keep`
   */
  async known(
    owner: Owner,
    contentHash: string,
    purpose: PhotoPurpose,
  ): Promise<UploadResponse | null> {
    const known = await this.images.renewUpload(owner, contentHash, photoExpiry(owner));
    if (!known) return null;
    if (!isFit(known.face, purpose)) {
      assertFit(await this.checker.check(known.id, known.masterKey), purpose);
    }
    return { id: known.id, width: known.width, height: known.height, duplicate: true };
  }

  /** @throws AppError for an unreadable photo, or with the verdict's code and detail */
  async keep(owner: Owner, photo: SpooledPhoto, purpose: PhotoPurpose): Promise<UploadResponse> {
    const id = randomUUID();
    try {
      const draft = await this.drafts.store(id, owner, photo);
      const verdict = await this.checker.check(id, draft.masterKey);
      assertFit(verdict, purpose);
      await this.#accept({ ...draft, face: faceOf(verdict) }, owner);
      return { id, width: draft.width, height: draft.height, duplicate: false };
    } catch (error) {
      await this.drafts.discard(id, owner);
      if (!(error instanceof DuplicateUploadError)) throw error;
      // Another process has kept the same bytes meanwhile.
      const known = await this.known(owner, photo.contentHash, purpose);
      if (!known) throw new AppError('ENGINE_UNAVAILABLE');
      return known;
    }
  }

  async #accept(draft: PhotoDraft, owner: Owner): Promise<void> {
    await this.images.transaction(async (manager) => {
      // A consent withdrawn during the check took this photo with it.
      if (!(await this.consents.holdStanding(manager, owner))) {
        throw new AppError('FACE_CONSENT_REQUIRED');
      }
      if (!(await this.images.keepUpload(manager, draft, photoExpiry(owner)))) {
        throw new AppError('ENGINE_UNAVAILABLE');
      }
    });
  }
}
