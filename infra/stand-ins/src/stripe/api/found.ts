import type { Kind, Kinds, StripeRecords } from '../records/stripe-records.js';
import { missing } from '../stripe-fault.js';

export function found<K extends Kind>(
  records: StripeRecords,
  kind: K,
  id: string,
  param?: string,
): Kinds[K] {
  const record = records.find(kind, id);
  if (!record) throw missing(kind.replace('_', ''), id, param);
  return record;
}
