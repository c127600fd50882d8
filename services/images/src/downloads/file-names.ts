import { withoutInvisible } from '@likeness/contracts/text/invisible-characters';
import path from 'node:path';
import filenamify from 'filenamify';

const LONGEST = 80;

/** One name for one picture of an archive; all of them can be unpacked into one place on any system. */
export class FileNames {
  readonly #taken = new Set<string>();

  /**
   * @param folder is made safe as well; none for the top
   * @param extension with its dot
   */
  next(folder: string | undefined, name: string, extension: string): string {
    const stem = safe(path.parse(name).name);
    const place = folder === undefined ? '' : `${safe(folder)}/`;
    for (let count = 1; ; count += 1) {
      const full = `${place}${count === 1 ? stem : `${stem}-${count}`}${extension}`;
      // Systems that do not tell cases apart would keep one of two.
      const key = full.toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return full;
    }
  }
}

/** Without path, control and direction characters, and no name that Windows keeps for itself. */
function safe(name: string): string {
  const plain = withoutInvisible(name.normalize('NFC')).replaceAll(/[\n\t]/g, '');
  const trimmed = filenamify(plain, { replacement: '-', maxLength: LONGEST }).replaceAll(
    /^[\s.-]+|[\s.-]+$/g,
    '',
  );
  if (trimmed === '') return 'image';
  // What was trimmed may have been all that kept the name apart.
  return filenamify(trimmed, { replacement: '_' });
}
