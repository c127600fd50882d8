import { userInfo } from 'node:os';

export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.geteuid?.() ?? 'unknown'}`;
  }
}
