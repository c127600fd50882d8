import { AppError } from '@likeness/contracts/errors/app-error';
import type { KeepPortraitRequest } from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FaceConsentsRepository } from '../database/face-consents.repository.js';
import { VisitorClaimsRepository } from '../database/visitor-claims.repository.js';

@Injectable()
export class PortraitOwners {
  constructor(
    private readonly claims: VisitorClaimsRepository,
    private readonly consents: FaceConsentsRepository,
  ) {}

  /** Whose a rendered portrait is now. @throws AppError PORTRAIT_GONE for a face after a withdrawal of consent */
  async ownerOf(manager: EntityManager, { owner, likeness }: KeepPortraitRequest): Promise<Owner> {
    if (likeness !== null && (await this.consents.isWithdrawn(manager, owner))) {
      throw new AppError('PORTRAIT_GONE');
    }
    return this.claims.currentOwner(manager, owner);
  }
}
