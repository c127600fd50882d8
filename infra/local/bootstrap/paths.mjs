import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Node 24 as the npm package `node` installs it; exists only after `npm ci`. */
export const node24 = join(root, 'node_modules', '.bin', 'node');
