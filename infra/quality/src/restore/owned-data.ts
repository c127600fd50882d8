import type { LedgerPage } from '@likeness/contracts/http/payments';
import type { Member } from '@likeness/e2e/client/member';
import { picturesOf } from '../rehearsal/pictures.js';

/** Digests of a member's pictures, and all ledger entries. */
export async function ownedDataOf(member: Member): Promise<string> {
  const pictures = await picturesOf(member);
  const { status, body: ledger } = await member.call<LedgerPage>('/api/payments/ledger');
  if (status !== 200 || pictures.length === 0) throw new Error('nothing to compare');
  return JSON.stringify({ pictures, ledger }, null, 1);
}
