import { AppError } from '@likeness/contracts/errors/app-error';
import type { Image } from '@likeness/contracts/http/images';
import type { Holdings, InventoryRequest } from '@likeness/contracts/http/internal-accounts';
import type { Owner } from '@likeness/contracts/identity/owner';
import { ClosedOwners } from '@likeness/service-kit/database/closed-owners';
import { Injectable } from '@nestjs/common';
import { OwnedDataRepository } from '../database/owned-data.repository.js';
import { VisitorClaimsRepository } from '../database/visitor-claims.repository.js';
import { toImage } from '../gallery/to-image.js';
import { ImageRemovalService } from '../retention/image-removal.service.js';

@Injectable()
export class OwnedDataService {
  constructor(
    private readonly ownedData: OwnedDataRepository,
    private readonly claims: VisitorClaimsRepository,
    private readonly removal: ImageRemovalService,
    private readonly closed: ClosedOwners,
  ) {}

  async claim(visitorId: string, userId: string): Promise<void> {
    await this.claims.claim(visitorId, userId);
  }

  async count(owners: readonly Owner[]): Promise<Holdings> {
    return this.ownedData.count(owners);
  }

  async page({ owner, after, limit }: InventoryRequest): Promise<Image[]> {
    return (await this.ownedData.page(owner, after, limit)).map(toImage);
  }

  /** @throws AppError ERASURE_UNFINISHED if objects remain; the caller retries */
  async erase(owners: readonly Owner[]): Promise<void> {
    await this.closed.close(owners);
    await this.removal.finish(await this.ownedData.forget(owners));
    const left = await this.ownedData.count(owners);
    if (left.photos + left.portraits > 0) throw new AppError('ERASURE_UNFINISHED');
  }
}
