import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { ObjectMissingError, ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { PictureEditor } from './picture-editor.js';

/** Profile pictures in object storage, one for each account that has one. */
@Injectable()
export class ProfilePictures {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly store: ObjectStore,
    private readonly editor: PictureEditor,
  ) {}

  /** Replaces the account's picture. @throws AppError 422 saying what is wrong with the file */
  async replace(account: Account, bytes: Buffer): Promise<Account> {
    const picture = await this.editor.edit(bytes);
    const pictureFile = `${randomUUID()}.webp`;
    await this.store.put(keyOf(account.id, pictureFile), picture);
    await this.accounts.transaction((manager) =>
      this.accounts.update(manager, account.id, { pictureFile }),
    );
    await this.removeOthers(account.id, pictureFile);
    return { ...account, pictureFile };
  }

  /** @throws AppError NOT_FOUND for a picture that is not the account's */
  async read(account: Account, file: string): Promise<Buffer> {
    if (account.pictureFile !== file) throw new AppError('NOT_FOUND');
    try {
      return await this.store.read(keyOf(account.id, file));
    } catch (error) {
      if (error instanceof ObjectMissingError) throw new AppError('NOT_FOUND');
      throw error;
    }
  }

  async count(accountId: string): Promise<number> {
    return (await this.#keys(accountId)).length;
  }

  /** Removes the account's pictures but one; also those that a crash has left behind. */
  async removeOthers(accountId: string, kept?: string): Promise<void> {
    const keys = await this.#keys(accountId);
    const spared = kept === undefined ? undefined : keyOf(accountId, kept);
    await this.store.remove(keys.filter((key) => key !== spared));
  }

  async #keys(accountId: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of this.store.list(folderOf(accountId))) keys.push(key);
    return keys;
  }
}

function folderOf(accountId: string): string {
  return `profile-pictures/${accountId}/`;
}

function keyOf(accountId: string, file: string): string {
  return folderOf(accountId) + file;
}
