import type { ClaimVisitorRequest } from '@likeness/contracts/http/internal-accounts';
import type { InternalClient } from '@likeness/service-kit/http/internal-client';
import { z } from 'zod';

/** The services that keep what belongs to accounts. */
export class Neighbours {
  constructor(
    private readonly images: InternalClient,
    private readonly lenses: InternalClient,
  ) {}

  /** @throws AppError when one of them has not answered; then it is to be told again */
  async claim(request: ClaimVisitorRequest): Promise<void> {
    await this.images.post('internal/claims', request, z.unknown());
    await this.lenses.post('internal/claims', request, z.unknown());
  }
}
