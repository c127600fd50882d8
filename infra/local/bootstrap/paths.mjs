import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** From the npm package `node`; exists only after `npm ci`. */
export const node24 = join(root, 'node_modules', '.bin', 'node');
