import { createHash, randomUUID } from 'node:crypto';
import { mailboxKey } from '@likeness/contracts/accounts/email-address';
import { Inject, Injectable } from '@nestjs/common';
import { QuickRedis } from '../redis/quick-redis.js';

const WINDOW_SECONDS = 3_600;

/** @returns 0 if the mail is refused: `max` were sent in the window, or all but the one kept for a reset link */
const TAKE = `
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[1])
local sent = redis.call('ZRANGE', KEYS[1], 0, -1)
local kept = 1
for _, mail in ipairs(sent) do if mail:sub(1, 6) == 'reset ' then kept = 0 end end
local free = tonumber(ARGV[2]) - #sent
if ARGV[3] == 'reset' then free = math.max(free, kept) else free = free - kept end
if tonumber(ARGV[2]) > 0 and free <= 0 then return 0 end
redis.call('ZADD', KEYS[1], now, ARGV[3] .. ' ' .. ARGV[4])
redis.call('EXPIRE', KEYS[1], ARGV[1])
return 1`;

/** Mails to one mailbox in the last hour, by all services. Fails open without Redis. */
@Injectable()
export class MailboxLimit {
  constructor(@Inject(QuickRedis) private readonly redis: QuickRedis) {}

  /** Counts a mail unless there were `max`; 0 for no limit. A reset link has one of its own. */
  async take(kind: string, email: string, max: number): Promise<boolean> {
    const key = `mails:${createHash('sha256').update(mailboxKey(email)).digest('hex')}`;
    const { client } = this.redis;
    return client.eval(TAKE, 1, key, WINDOW_SECONDS, max, kind, randomUUID()).then(
      (taken) => taken === 1,
      () => true,
    );
  }
}
