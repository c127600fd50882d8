import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { LedgerRepository } from '../database/ledger.repository.js';
import { corrected } from '../ledger/posting.js';
import { AccountSnapshotsService } from '../snapshots/account-snapshots.service.js';

/** Lets the operator give credits, or take some, without a sale. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: LedgerRepository,
    private readonly snapshots: AccountSnapshotsService,
  ) {}

  /**
   * @param credits not zero; below zero they are taken
   * @returns the balance afterwards
   * @throws Error when the balance does not cover what is to be taken
   */
  async book(userId: string, credits: number): Promise<number> {
    const balance = await this.accounts.exclusively(userId, async (manager, { available }) => {
      await this.ledger.book(manager, userId, [corrected(credits)]);
      await this.snapshots.announce(manager, userId);
      return available + credits;
    });
    this.snapshots.send();
    return balance;
  }
}
