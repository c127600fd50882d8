import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { UploadResponse } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { FaceConsentsRepository } from '../database/face-consents.repository.js';
import { DuplicateUploadError, ImagesRepository } from '../database/images.repository.js';
import { photoExpiry } from '../retention/lifetimes.js';
import { PhotoChecker } from './photo-check.service.js';
import { type PhotoDraft, PhotoDrafts } from './photo-drafts.service.js';
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

  /** @throws AppError for an unreadable photo, or with the verdict's code and detail */
  async keep(owner: Owner, photo: SpooledPhoto): Promise<UploadResponse> {
    const id = randomUUID();
    try {
      const draft = await this.drafts.store(id, owner, photo);
      const verdict = await this.checker.check(id, draft.masterKey);
      if (!verdict.ok) throw new AppError(verdict.code, verdict.detail);
      await this.#accept(draft, owner);
      return { id, width: draft.width, height: draft.height, duplicate: false };
    } catch (error) {
      await this.drafts.discard(id, owner);
      if (error instanceof DuplicateUploadError) return this.#known(owner, photo.contentHash);
      throw error;
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

  /** Another process has kept the same bytes meanwhile. */
  async #known(owner: Owner, contentHash: string): Promise<UploadResponse> {
    const known = await this.images.renewUpload(owner, contentHash, photoExpiry(owner));
    if (!known) throw new AppError('ENGINE_UNAVAILABLE');
    return { id: known.id, width: known.width, height: known.height, duplicate: true };
  }
}
