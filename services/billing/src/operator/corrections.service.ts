import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { LedgerRepository } from '../database/ledger.repository.js';
import { corrected } from '../ledger/posting.js';
import { Standing } from '../standing/standing.service.js';

/** Lets the operator give credits, or take some, without a sale. */
@Injectable()
export class Corrections {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: LedgerRepository,
    private readonly standing: Standing,
  ) {}

  /**
   * @param credits not zero; below zero they are taken
   * @returns the balance afterwards
   * @throws Error when the balance does not cover what is to be taken
   */
  async book(userId: string, credits: number): Promise<number> {
    const balance = await this.accounts.exclusively(userId, async (manager, { available }) => {
      await this.ledger.book(manager, userId, [corrected(credits)]);
      await this.standing.announce(manager, userId);
      return available + credits;
    });
    this.standing.send();
    return balance;
  }
}
