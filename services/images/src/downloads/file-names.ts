import { withoutInvisible } from '@likeness/contracts/text/invisible-characters';
import path from 'node:path';
import filenamify from 'filenamify';

const LONGEST = 80;

/** Unique file names in an archive, safe on every operating system. */
export class FileNames {
  readonly #taken = new Set<string>();
  /** Of each name. Thousands of images may share one. */
  readonly #counts = new Map<string, number>();

  next(folder: string | undefined, name: string, extension: string): string {
    const stem = safe(path.parse(name).name);
    const place = folder === undefined ? '' : `${safe(folder)}/`;
    const first = `${place}${stem}${extension}`.toLowerCase();
    for (let count = (this.#counts.get(first) ?? 0) + 1; ; count += 1) {
      const full = `${place}${count === 1 ? stem : `${stem}-${count}`}${extension}`;
      // Case-insensitive file systems would overwrite one of two files.
      const key = full.toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      this.#counts.set(first, count);
      return full;
    }
  }
}

/** Removes path, control and bidirectional characters and avoids reserved Windows names. */
function safe(name: string): string {
  const plain = withoutInvisible(name.normalize('NFC')).replaceAll(/[\n\t]/g, '');
  const trimmed = filenamify(plain, { replacement: '-', maxLength: LONGEST }).replaceAll(
    /^[\s.-]+|[\s.-]+$/g,
    '',
  );
  if (trimmed === '') return 'image';
  // Trimming may have removed the only difference to a reserved name.
  return filenamify(trimmed, { replacement: '_' });
}
