import { AppError } from '@likeness/contracts/errors/app-error';
import type { FaceConsent } from '@likeness/contracts/http/photos';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { FaceConsentsRepository } from '../database/face-consents.repository.js';
import { ImagesRepository } from '../database/images.repository.js';
import { ImageRemovalService } from '../retention/image-removal.service.js';

/** Consent to face analysis (GDPR Art. 9(2)(a)). */
@Injectable()
export class FaceConsentService {
  constructor(
    private readonly consents: FaceConsentsRepository,
    private readonly images: ImagesRepository,
    private readonly removal: ImageRemovalService,
  ) {}

  async of(owner: Owner): Promise<FaceConsent> {
    const current = await this.consents.current(owner);
    return { given: current !== null, given_at: current?.givenAt.toISOString() ?? null };
  }

  async give(owner: Owner): Promise<void> {
    await this.consents.give(owner);
  }

  /** Stores the consent or finds an earlier one. @throws AppError FACE_CONSENT_REQUIRED */
  async require(owner: Owner, givenNow: boolean): Promise<void> {
    if (givenNow) return this.give(owner);
    if ((await this.consents.current(owner)) === null) {
      throw new AppError('FACE_CONSENT_REQUIRED');
    }
  }

  /** Withdraws consent and removes the photos that depend on it. */
  async withdraw(owner: Owner): Promise<void> {
    const uploads = await this.images.transaction(async (manager) => {
      await this.consents.withdraw(manager, owner);
      return this.images.markUploadsRemoved(manager, owner);
    });
    await this.removal.finish(uploads);
  }
}
