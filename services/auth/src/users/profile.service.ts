import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { emailKey } from '@likeness/contracts/accounts/email-address';
import type { UserPatch } from '@likeness/contracts/http/users';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { refusedField } from '../http/field-errors.js';
import { ProfilePicturesService } from '../pictures/profile-pictures.service.js';
import type { SignedIn } from '../sessions/current-session.js';
import { ReactionCopiesService } from './reaction-copies.service.js';
import { pictureUrl } from '../http/to-user.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly pictures: ProfilePicturesService,
    private readonly reactions: ReactionCopiesService,
  ) {}

  /** @throws AccountError 401 */
  async read({ sessionId }: SignedIn): Promise<Account> {
    const account = await this.accounts.bySession(sessionId);
    if (!account) throw AccountError.unauthorized();
    return this.reactions.refresh(account);
  }

  async ownerOf(email: string): Promise<string | null> {
    const account = await this.accounts.byEmail(email);
    return account?.isVerified ? account.id : null;
  }

  /** @throws AccountError 401, 400 for another email, 422 for a foreign picture */
  async change(session: SignedIn, patch: UserPatch): Promise<Account> {
    const account = await this.read(session);
    if (patch.email !== undefined && emailKey(patch.email) !== account.emailKey) {
      throw AccountError.words(ACCOUNT_WORDS.emailFixed);
    }
    const change: Partial<Account> = {};
    if (patch.first_name !== undefined) change.firstName = patch.first_name;
    if (patch.last_name !== undefined) change.lastName = patch.last_name;
    if (patch.language !== undefined) change.language = patch.language;
    const picture = patch.profile_picture_url;
    const dropsPicture = picture === null || picture === '';
    if (!dropsPicture && picture !== undefined) assertOwnPicture(account, picture);
    await this.accounts.transaction((manager) => this.accounts.update(manager, account.id, change));
    const changed = { ...account, ...change };
    return dropsPicture ? this.pictures.remove(changed) : changed;
  }
}

function assertOwnPicture({ pictureFile }: Account, url: string): void {
  if (pictureFile !== null && url === pictureUrl(pictureFile)) return;
  const reason = 'Value should be the profile picture that was uploaded last, or empty';
  throw AccountError.fields(refusedField('profile_picture_url', reason));
}
