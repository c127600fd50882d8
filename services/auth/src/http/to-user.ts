import { domainToUnicode } from 'node:url';
import type { User } from '@likeness/contracts/http/users';
import type { Account } from '../database/account.entity.js';

export function toUser(account: Account): User {
  const { pictureFile } = account;
  return {
    id: account.id,
    email: shown(account.email),
    is_active: account.isActive,
    is_superuser: account.isSuperuser,
    is_verified: account.isVerified,
    first_name: account.firstName,
    last_name: account.lastName,
    language: account.language,
    profile_picture_url: pictureFile && pictureUrl(pictureFile),
    credits: account.credits,
    subscription_status: account.subscriptionStatus,
    subscription_start: account.subscriptionStart?.toISOString() ?? null,
    subscription_end: account.subscriptionEnd?.toISOString() ?? null,
    liked_image_ids: account.likedImageIds,
    disliked_image_ids: account.dislikedImageIds,
  };
}

export function pictureUrl(file: string): string {
  return `/api/users/me/profile-picture/${file}`;
}

/** Browsers convert typed domains such as `müller.de` to ASCII. */
function shown(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + domainToUnicode(email.slice(at));
}
