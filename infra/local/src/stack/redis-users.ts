import { createHash } from 'node:crypto';
import { SERVICE_NAMES } from '@likeness/contracts/calls/call-definition';
import { aclRules } from '@likeness/contracts/rights/redis-rights';
import type { Secrets } from './secrets.js';
import { redisUrl } from '../redis/redis-process.js';

type Passwords = Pick<Secrets, 'redisPassword' | 'redisPasswords'>;

/** Lines of the configuration of Redis: a user for each process. */
export function redisUsers({ redisPasswords }: Passwords): string[] {
  return SERVICE_NAMES.map((name) => {
    const hash = createHash('sha256')
      .update(redisPasswords[name] ?? '')
      .digest('hex');
    return `user ${name} on #${hash} ${aclRules(name)}`;
  });
}

/** The board and operators' commands use the password of all. */
export function ownRedisUrl(port: number, passwords: Passwords, name: string): string {
  const own = passwords.redisPasswords[name];
  return own ? redisUrl(port, own, name) : redisUrl(port, passwords.redisPassword);
}
