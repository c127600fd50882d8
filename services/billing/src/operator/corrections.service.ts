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

  /** @throws Error when the balance is too low */
  async book(userId: string, credits: number): Promise<number> {
    return this.accounts.exclusively(userId, async (manager, { available }) => {
      await this.ledger.book(manager, userId, [corrected(credits)]);
      await this.snapshots.announce(manager, userId);
      return available + credits;
    });
  }
}
