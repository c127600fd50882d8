import type { User } from '@likeness/contracts/http/users';

export type ProfileFaults = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  picture?: string | undefined;
};

const REQUIRED = 'Required';

export function checkProfile(names: { firstName: string; lastName: string }): ProfileFaults {
  return {
    ...(names.firstName.trim() === '' && { firstName: REQUIRED }),
    ...(names.lastName.trim() === '' && { lastName: REQUIRED }),
  };
}

type Kept = Pick<User, 'first_name' | 'last_name'>;

export function isChanged(names: { firstName: string; lastName: string }, kept: Kept): boolean {
  return names.firstName !== kept.first_name || names.lastName !== kept.last_name;
}

export function refusedParts(refused: Readonly<Record<string, string>>): ProfileFaults {
  return {
    ...(refused.first_name !== undefined && { firstName: refused.first_name }),
    ...(refused.last_name !== undefined && { lastName: refused.last_name }),
    ...(refused.profile_picture_url !== undefined && { picture: refused.profile_picture_url }),
  };
}

export const PHOTO_KINDS = '.png,.jpg,.jpeg';

export function checkPicture(file: { name: string; type: string }): string | null {
  const isNamed = /\.(?:png|jpe?g)$/i.test(file.name);
  const isTyped = file.type === '' || /^image\/(?:png|jpeg)$/.test(file.type);
  return isNamed && isTyped ? null : 'Please choose a PNG, JPG or JPEG file.';
}
