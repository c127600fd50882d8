import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@likeness/e2e/client/database';
import type { Finding } from '../books.js';

type Keys = { keys: string[] | null };

/** Holds the folder of the store against the rows that refer to its files. */
export async function compareFiles(
  database: Pick<Database, 'one'>,
  folder: string,
): Promise<Finding[]> {
  const [kept, known] = await Promise.all([
    database.one<Keys>(
      `SELECT array_agg(master_key) AS keys FROM images.images WHERE state IN ('kept', 'hidden')`,
    ),
    database.one<Keys>(
      `SELECT array_agg(key) AS keys FROM (
         SELECT unnest(ARRAY[master_key, watermarked_key, fingerprint_key]) AS key FROM images.images
         UNION SELECT key FROM images.object_removals) AS keys`,
    ),
  ]);
  const referred = new Set(known.keys ?? []);
  const files = globSync('{uploads,renders}/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return [
    {
      what: 'pictures whose file is lost',
      wrong: (kept.keys ?? []).filter((key) => !existsSync(join(folder, key))).length,
    },
    {
      what: 'files that no picture refers to',
      wrong: files.filter((file) => !referred.has(file)).length,
    },
  ];
}
