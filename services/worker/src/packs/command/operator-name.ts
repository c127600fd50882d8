import { userInfo } from 'node:os';

/** Login name of the person at the command; containers run as a user without one, known by its number. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.geteuid?.() ?? 'unknown'}`;
  }
}
