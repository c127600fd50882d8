import type { UserPatch } from '@likeness/contracts/http/users';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository, emailKey } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { refusedField } from '../http/field-errors.js';
import { ProfilePictures } from '../pictures/profile-pictures.service.js';
import type { SignedIn } from '../sessions/current-session.js';
import { pictureUrl } from './to-user.js';

@Injectable()
export class Profile {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly pictures: ProfilePictures,
  ) {}

  /** @throws AccountError 401 when the session is over */
  async read({ sessionId }: SignedIn): Promise<Account> {
    const account = await this.accounts.bySession(sessionId);
    if (!account) throw AccountError.unauthorized();
    return account;
  }

  /** @throws AccountError 401, 400 for another e-mail, 422 for a picture that is not the account's */
  async change(session: SignedIn, patch: UserPatch): Promise<Account> {
    const account = await this.read(session);
    if (patch.email !== undefined && emailKey(patch.email) !== account.emailKey) {
      throw AccountError.words('The email address of an account cannot be changed.');
    }
    const change: Partial<Account> = {};
    if (patch.first_name !== undefined) change.firstName = patch.first_name;
    if (patch.last_name !== undefined) change.lastName = patch.last_name;
    const picture = patch.profile_picture_url;
    if (picture === null || picture === '') change.pictureFile = null;
    else if (picture !== undefined) assertOwnPicture(account, picture);
    await this.accounts.transaction((manager) => this.accounts.update(manager, account.id, change));
    if (change.pictureFile === null) await this.pictures.removeOthers(account.id);
    return { ...account, ...change };
  }
}

function assertOwnPicture({ pictureFile }: Account, url: string): void {
  if (pictureFile !== null && url === pictureUrl(pictureFile)) return;
  const reason = 'Value should be the profile picture that was uploaded last, or empty';
  throw AccountError.fields(refusedField('profile_picture_url', reason));
}
