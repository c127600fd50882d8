import { AppError } from '@likeness/contracts/errors/app-error';
import type { Corrected, CorrectionOrder } from '@likeness/contracts/http/operator';
import { isUniqueViolation } from '@likeness/service-kit/database/database-fault';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { LedgerRepository } from '../database/ledger.repository.js';
import { corrected } from '../ledger/posting.js';
import { AccountSnapshotsService } from '../snapshots/account-snapshots.service.js';

@Injectable()
export class CorrectionsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: LedgerRepository,
    private readonly snapshots: AccountSnapshotsService,
  ) {}

  /**
   * The correction's id is the entry's, so a repetition books nothing.
   * @throws AppError FIELD_INVALID for an id of another account's entry
   */
  async correct({
    correction_id: id,
    user_id: userId,
    credits,
  }: CorrectionOrder): Promise<Corrected> {
    const booked = this.accounts.exclusively(userId, async (manager, { available }) => {
      if (await this.ledger.has(manager, userId, id))
        return { balance: available, is_booked: true };
      if (available + credits < 0) return { balance: available, is_booked: false };
      await this.ledger.book(manager, userId, [corrected(credits)], id);
      await this.snapshots.announce(manager, userId);
      return { balance: available + credits, is_booked: true };
    });
    return booked.catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('FIELD_INVALID') : error;
    });
  }
}
