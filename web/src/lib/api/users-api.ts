import type { LoginSession } from '@likeness/contracts/http/sessions';
import type { User, UserPatch } from '@likeness/contracts/http/users';
import { call, callForFile } from './request.js';

export function fetchMe(): Promise<User> {
  return call('GET /api/users/me');
}

export async function updateMe(patch: UserPatch): Promise<void> {
  await call('PATCH /api/users/me', { body: patch });
}

export async function uploadProfilePicture(file: File): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  return (await call('POST /api/users/me/profile-picture', { form })).profile_picture_url ?? '';
}

export function deleteMe(): Promise<void> {
  return call('DELETE /api/users/me');
}

export function exportMe(): Promise<Blob> {
  return callForFile('GET /api/users/me/export', 'application/zip, application/json');
}

export function changePassword(current: string, password: string): Promise<void> {
  return call('POST /api/users/me/password', { body: { current_password: current, password } });
}

/** Most recently used first. */
export async function fetchLoginSessions(): Promise<LoginSession[]> {
  return (await call('GET /api/users/me/sessions')).sessions;
}

export function endLoginSession(id: string): Promise<void> {
  return call('DELETE /api/users/me/sessions/:id', { params: { id } });
}

export function endAllLoginSessions(): Promise<void> {
  return call('DELETE /api/users/me/sessions');
}
