import { createHash } from 'node:crypto';
import type { Image } from '@likeness/contracts/http/images';
import type { LedgerPage } from '@likeness/contracts/http/payments';
import type { Member } from '@likeness/e2e/client/member';

type Page = { images: Image[] };

/** Digests of a member's pictures, and all ledger entries. */
export async function ownedDataOf(member: Member): Promise<string> {
  const { body } = await member.call<Page>('/api/images?page=1&limit=24');
  const pictures = await Promise.all(
    body.images.map(async ({ id, name, created_at, url }) => {
      const file = await member.call<ArrayBuffer>(`/api/${url}`);
      const digest = createHash('sha256').update(Buffer.from(file.body)).digest('hex');
      return { id, name, created_at, status: file.status, digest };
    }),
  );
  const { status, body: ledger } = await member.call<LedgerPage>('/api/payments/ledger');
  if (status !== 200 || pictures.length === 0) throw new Error('nothing to compare');
  return JSON.stringify({ pictures, ledger }, null, 1);
}
