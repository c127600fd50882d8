import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Database } from '@likeness/e2e/client/database';
import type { Finding } from '../books.js';

type Keys = { keys: string[] | null };

export function keysIn(folder: string): string[] {
  return globSync('{uploads,renders}/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Compares stored files with the rows that refer to them. */
export async function compareFiles(
  database: Pick<Database, 'one'>,
  stored: readonly string[],
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
  const there = new Set(stored);
  return [
    {
      what: 'pictures whose file is lost',
      of: 'images',
      wrong: (kept.keys ?? []).filter((key) => !there.has(key)).length,
    },
    {
      what: 'files that no picture refers to',
      of: 'other',
      wrong: stored.filter((key) => !referred.has(key)).length,
    },
  ];
}
