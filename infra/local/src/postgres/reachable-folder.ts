import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../process/problem.js';

/** True if every account may traverse the folder and its existing parents. */
export function reachableByAll(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const mode = modeOf(at);
    if (mode !== undefined && (mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function modeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mode;
}

/** Outside private homes, one per data directory. @throws Problem if another user owns it */
export function folderOutside(dataDir: string): string {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join('/var/tmp', `likeness-${key}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Problem(`${folder} belongs to somebody else. Set DATA_DIR to another folder.`);
  }
  return folder;
}
