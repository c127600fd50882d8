import { createHash } from 'node:crypto';
import type { StripeRecords } from '../records/stripe-records.js';
import { StripeFault } from '../stripe-fault.js';

const keptMs = 24 * 3_600_000;

export type Answer = { body: object; isReplayed: boolean };

/** @throws StripeFault when another request used the `key` */
export function answerOnce(
  records: StripeRecords,
  key: string,
  request: { method: string; url: string; fields: unknown },
  answer: () => object,
): Answer {
  if (key.length > 255)
    throw new StripeFault(400, 'Idempotency keys can have up to 255 characters.');
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const id = `answer_${key}`;
  const kept = records.find('local.answer', id);
  if (kept && kept.until > Date.now()) {
    if (kept.fingerprint === fingerprint) return { body: kept.body as object, isReplayed: true };
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeFault(400, message, { type: 'idempotency_error' });
  }
  const body = answer();
  const until = Date.now() + keptMs;
  records.put({ id, object: 'local.answer', fingerprint, body, until });
  return { body, isReplayed: false };
}
