import { AppError } from '@likeness/contracts/errors/app-error';
import type { FaceConsent } from '@likeness/contracts/http/photos';
import { RESTORE_MINUTES } from '@likeness/contracts/http/restore-minutes';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { DeletionsRepository } from '../database/deletions.repository.js';
import { FaceConsentsRepository } from '../database/face-consents.repository.js';
import { ImagesRepository } from '../database/images.repository.js';
import { ImageRemovalService } from '../retention/image-removal.service.js';

/** Consent to face analysis (GDPR Art. 9(2)(a)). */
@Injectable()
export class FaceConsentService {
  constructor(
    private readonly consents: FaceConsentsRepository,
    private readonly images: ImagesRepository,
    private readonly deletions: DeletionsRepository,
    private readonly removal: ImageRemovalService,
  ) {}

  async of(owner: Owner): Promise<FaceConsent> {
    const givenAt = await this.consents.givenAt(owner);
    return { given: givenAt !== undefined, given_at: givenAt?.toISOString() ?? null };
  }

  async give(owner: Owner): Promise<void> {
    await this.consents.give(owner);
  }

  /** Stores the consent or finds an earlier one. @throws AppError FACE_CONSENT_REQUIRED */
  async require(owner: Owner, givenNow: boolean): Promise<void> {
    if (givenNow) return this.give(owner);
    if (!(await this.consents.givenAt(owner))) throw new AppError('FACE_CONSENT_REQUIRED');
  }

  /** Withdraws consent and deletes the photos. @returns the images that can be restored */
  async withdraw(owner: Owner, keep: 'portraits' | 'nothing'): Promise<string[]> {
    const [unchecked, deleted] = await this.images.transaction(async (manager) => {
      await this.consents.withdraw(manager, owner);
      return [
        await this.images.markUncheckedRemoved(manager, owner),
        await this.deletions.deleteAll(manager, owner, keep, RESTORE_MINUTES * 60),
      ];
    });
    await this.removal.finish(unchecked);
    return deleted;
  }
}
