import { createHash } from 'node:crypto';
import type { Image } from '@likeness/contracts/http/images';
import type { Member } from '@likeness/e2e/client/member';
import type { Visitor } from '@likeness/e2e/client/visitor';

type Page = { images: Image[] };

/** One line for each picture, with the digest of its file. */
export async function picturesOf(person: Member | Visitor): Promise<string[]> {
  const { body } = await person.call<Page>('/api/images?page=1&limit=24');
  return Promise.all(
    body.images.map(async ({ id, name, created_at, url }) => {
      const file = await person.call<ArrayBuffer>(`/api/${url}`);
      const digest = createHash('sha256').update(Buffer.from(file.body)).digest('hex');
      return `${id} ${name} ${created_at} ${file.status} ${digest}`;
    }),
  );
}
