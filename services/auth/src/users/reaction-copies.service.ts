import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@likeness/contracts/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { ServiceClients } from '../service-clients/service-clients.js';

@Injectable()
export class ReactionCopiesService {
  constructor(
    private readonly services: ServiceClients,
    private readonly accounts: AccountsRepository,
  ) {}

  async refresh(account: Account): Promise<Account> {
    const reactions = await this.#asked(account.id);
    if (!reactions) return account;
    const { likedImageIds, dislikedImageIds } = account;
    if (!isDeepStrictEqual(reactions, { likedImageIds, dislikedImageIds })) {
      await this.accounts.transaction((manager) =>
        this.accounts.update(manager, account.id, reactions),
      );
    }
    return { ...account, ...reactions };
  }

  /** Undefined on timeout: the page must not wait for reactions. */
  async #asked(
    userId: string,
  ): Promise<Pick<Account, 'likedImageIds' | 'dislikedImageIds'> | undefined> {
    try {
      const answer = await this.services.reactions(userId);
      return { likedImageIds: answer.liked_image_ids, dislikedImageIds: answer.disliked_image_ids };
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }
}
