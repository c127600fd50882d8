import type { User, UserPatch } from '@likeness/contracts/http/users';
import { requestFile, requestJson, requestNothing } from './request.js';

export function fetchMe(): Promise<User> {
  return requestJson('users/me');
}

export function updateMe(patch: UserPatch): Promise<void> {
  return requestNothing('users/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(patch),
  });
}

/** Stores a photo for the profile and gives its address, to be kept with `updateMe`. */
export async function uploadProfilePicture(file: File): Promise<string> {
  const body = new FormData();
  body.set('file', file);
  const answer = await requestJson<{ profile_picture_url: string }>('users/me/profile-picture', {
    method: 'POST',
    body,
  });
  return answer.profile_picture_url;
}

export function deleteMe(): Promise<void> {
  return requestNothing('users/me', { method: 'DELETE' });
}

/** Everything kept about the person, as a ZIP. */
export function exportMe(): Promise<Blob> {
  return requestFile('users/me/export', 'application/zip, application/json');
}
