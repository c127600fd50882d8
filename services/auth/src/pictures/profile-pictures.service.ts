import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { PictureEditor } from './picture-editor.js';

@Injectable()
export class ProfilePicturesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly store: ObjectStore,
    private readonly removals: ObjectRemovals,
    private readonly editor: PictureEditor,
  ) {}

  /** @throws AppError 422 for an invalid file */
  async replace(account: Account, file: TemporaryFile): Promise<Account> {
    const picture = await this.editor.edit(file);
    const pictureFile = `${randomUUID()}.webp`;
    const key = keyOf(account.id, pictureFile);
    // If the upload or the row fails, the sweep removes the object.
    await this.removals.note([key]);
    await this.store.put(key, picture);
    await this.#set(account.id, pictureFile);
    return { ...account, pictureFile };
  }

  async remove(account: Account): Promise<Account> {
    await this.#set(account.id, null);
    return { ...account, pictureFile: null };
  }

  /** @throws AppError NOT_FOUND unless the picture belongs to the account */
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

  async removeAll(accountId: string): Promise<void> {
    await this.store.remove(await this.#keys(accountId));
  }

  async #set(accountId: string, pictureFile: string | null): Promise<void> {
    const unused = await this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, accountId);
      // If the account was erased during the upload, remove the new picture.
      const file = account ? account.pictureFile : pictureFile;
      const keys = file === null ? [] : [keyOf(accountId, file)];
      await this.accounts.update(manager, accountId, { pictureFile });
      if (pictureFile !== null) await this.removals.cancel(keyOf(accountId, pictureFile), manager);
      await this.removals.note(keys, manager);
      return keys;
    });
    await this.removals.removeNow(unused);
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
